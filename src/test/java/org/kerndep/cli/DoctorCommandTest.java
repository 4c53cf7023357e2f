package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.run.Version;

/** What {@code doctor} finds. */
class DoctorCommandTest {

  private static final long MB = 1 << 20;

  @TempDir
  Path directory;

  @Test
  void triesTheModelThatIsNamed() throws IOException {
    Path model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    CommandRun good = CommandRun.of("doctor", "--model", model.toString());
    assertThat(good.out()).contains("fine   Java " + Runtime.version() + "\n",
        "fine   kerndep " + Version.current() + "\n", "fine   system: " + System.getProperty("os.name"),
        "fine   model " + model + ": reads and parses; trained on 92 sentences, no reranker\n");
    CommandRun bad = CommandRun.of("doctor", "--model", Examples.ENGLISH_TEST.toString());
    assertThat(bad.exitCode()).isEqualTo(Main.FAILED);
    assertThat(bad.out()).contains("wrong  model " + Examples.ENGLISH_TEST + ": is text, not a kerndep model; use a "
        + "file that 'train' has written");
    assertThat(bad.err()).isEmpty();
  }

  @Test
  void triesTheModelsThatComeWithTheProgram() throws IOException {
    String out = CommandRun.of("doctor").out();
    assertThat(out).containsPattern("fine   model en-ewt: reads and parses 'The dog [a-z ]+\\.' as it should; "
        + "trained on [0-9]+ sentences, ");
    for (PublishedModel model : PublishedModel.values()) {
      assertThat(out).contains((model.isFound() ? "fine   model " : "note   model ") + model + ": ");
    }
    assertThat(Checkup.model("cut", () -> ModelBundle.read(Files.createFile(directory.resolve("cut.kdp")))))
        .hasToString("wrong  model " + directory.resolve("cut.kdp") + ": is not a kerndep model; use a file that "
            + "'train' has written");
  }

  @Test
  void javaMustBeNewEnough() {
    assertThat(Checkup.java(Runtime.Version.parse("21.0.1+3"))).hasToString("fine   Java 21.0.1+3");
    assertThat(Checkup.java(Runtime.Version.parse("11.0.20")))
        .hasToString("wrong  Java 11.0.20 is too old; install Java 17 or newer");
  }

  @Test
  void memoryMustBeLargeEnough() {
    assertThat(Checkup.memory(4096 * MB)).hasToString("fine   memory: the heap may take 4096 MB");
    assertThat(Checkup.memory(1024 * MB).kind()).isEqualTo(Checkup.Finding.Kind.NOTE);
    assertThat(Checkup.memory(256 * MB)).hasToString("wrong  memory: the heap may take 256 MB, too little for models "
        + "of large treebanks; allow more with KERNDEP_JAVA_OPTS=-Xmx4g or the like");
  }

  @Test
  void textMustBeUtf8() {
    assertThat(Checkup.text(properties("UTF-8", "UTF-8", null)).kind()).isEqualTo(Checkup.Finding.Kind.FINE);
    assertThat(Checkup.text(properties("UTF-8", "ISO-8859-1", "UTF-8")).kind()).isEqualTo(Checkup.Finding.Kind.FINE);
    assertThat(Checkup.text(properties("UTF-8", "UTF-8", "KOI8-R"))).hasToString("note   text: the locale asks for "
        + "KOI8-R, but output is in UTF-8; if letters or branches of trees look wrong, set LC_ALL=C.UTF-8 and the "
        + "terminal to UTF-8");
    assertThat(Checkup.text(properties("ANSI_X3.4-1968", "ANSI_X3.4-1968", null))).hasToString("wrong  text: names of "
        + "files are read as ANSI_X3.4-1968, so that some cannot be found; set LC_ALL=C.UTF-8");
  }

  private static Properties properties(String names, String terminal, String charmap) {
    Properties properties = new Properties();
    properties.setProperty("sun.jnu.encoding", names);
    properties.setProperty("native.encoding", terminal);
    if (charmap != null) {
      properties.setProperty(Checkup.CHARMAP_PROPERTY, charmap);
    }
    return properties;
  }

  @Test
  void directoriesMustBeWritable() throws IOException {
    assertThat(Checkup.directory("current directory", directory, "go to another").text())
        .startsWith("current directory " + directory + ": ");
    assertThat(directory).isEmptyDirectory();
    Path file = Files.createFile(directory.resolve("file"));
    assertThat(Checkup.directory("current directory", file, "go to another")).hasToString(
        "wrong  current directory " + file + " cannot be written (Not a directory); go to another");
  }
}
