package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script, in a directory with a space and with a Maven and a Java that only say what they were asked. */
class LauncherTest {

  private static final Path BASH = Path.of("/bin/bash");
  private static final String WHOLE_JAR = "printf 'classes PK\\005\\006%018d' 0 >\"$TREE/target/kerndep.jar\"\n";

  @TempDir
  Path directory;

  private Path tree;
  private Path model;
  private Path programs;

  @BeforeEach
  void makeTree() throws IOException {
    assumeTrue(Files.isExecutable(BASH), "no bash to run the launcher");
    tree = Files.createDirectories(directory.resolve("source tree"));
    Files.copy(Path.of("kerndep"), tree.resolve("kerndep"));
    Files.createDirectories(tree.resolve("src/main"));
    age(Files.writeString(tree.resolve("src/main/Some.java"), "class Some {}"));
    age(Files.writeString(tree.resolve("pom.xml"), "<project/>"));
    age(tree.resolve("src/main"));
    model = Files.createDirectories(tree.resolve("resources/model-xx")).resolve("some.kdp");
    age(Files.writeString(model, "weights"));
    age(model.getParent());
    age(tree.resolve("resources"));
    programs = Files.createDirectories(directory.resolve("bin"));
    program("mvn", "echo \"$*\" >>\"$TREE/maven-calls\"\nsleep 0.3\n" + WHOLE_JAR);
    program("java", "case $1 in -version) echo 'openjdk version \"17.0.1\" 2021-10-19' >&2 ;; "
        + "*) printf '%s\\n' \"$@\"; echo \"locale $LC_ALL\" ;; esac\n");
  }

  @Test
  void buildsOnceAndPassesArgumentsOn() throws Exception {
    Run first = run(launcher(), "parse", "a file");
    assertThat(first.exitCode).as(first.err).isZero();
    assertThat(first.err).contains("building");
    assertThat(first.out).contains("-jar\n" + tree.resolve("target/kerndep.jar").toRealPath() + "\nparse\na file\n");
    Run second = run(launcher(), "inspect");
    assertThat(second.err).isEmpty();
    assertThat(mavenCalls()).hasSize(1);
  }

  @Test
  void onlyTheJavaThatArchivedTheClassesUsesThem() throws Exception {
    String body = "case $* in -version) echo 'openjdk version \"%s\"' >&2 ;; *ArchiveClassesAtExit=*) "
        + "for a; do case $a in *AtExit=*) echo classes >\"${a#*=}\" ;; esac; done ;; *) printf '%%s\\n' \"$@\" ;; esac\n";
    program("java", String.format(body, "17.0.1"));
    assertThat(run(launcher(), "--version").out).contains("-XX:SharedArchiveFile=" + tree.toRealPath());
    assertThat(run(launcher(), "--version").out).contains("-XX:SharedArchiveFile=" + tree.toRealPath());
    program("java", String.format(body, "21.0.2"));
    assertThat(run(launcher(), "--version").out).doesNotContain("SharedArchiveFile");
  }

  @Test
  void findsItsTreeThroughLinksAndWithCdpath() throws Exception {
    Files.createSymbolicLink(directory.resolve("link"), Path.of("source tree", "kerndep"));
    ProcessBuilder builder = builder("link", "--version");
    builder.environment().put("CDPATH", directory.toString());
    Run run = finish(builder.start());
    assertThat(run.exitCode).as(run.err).isZero();
    assertThat(mavenCalls().get(0)).contains("-f " + tree.toRealPath().resolve("pom.xml") + " ");
  }

  @Test
  void takesTheJarThatMavenBuilt() throws Exception {
    Files.createDirectories(tree.resolve("target"));
    Files.writeString(tree.resolve("target/kerndep.jar"), "classes PK\005\006" + "0".repeat(18));
    assertThat(run(launcher(), "--version").err).isEmpty();
    assertThat(mavenCalls()).isEmpty();
  }

  @Test
  void buildsAgainWhenASourceOrAModelIsNewerOrTheJarIsCutOff() throws Exception {
    run(launcher(), "--version");
    int builds = 1;
    for (Path changed : List.of(tree.resolve("src/main/Some.java"), tree.resolve("pom.xml"), model)) {
      Files.setLastModifiedTime(changed, FileTime.from(Instant.now().plusSeconds(5)));
      run(launcher(), "--version");
      assertThat(mavenCalls()).as("%s", changed).hasSize(++builds);
      age(changed);
    }
    Files.writeString(tree.resolve("target/kerndep.jar"), "classes and no end of a zip file");
    run(launcher(), "--version");
    run(launcher(), "--version");
    assertThat(mavenCalls()).hasSize(builds + 1);
  }

  @Test
  void launchersStartedTogetherBuildOnce() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      processes.add(builder(launcher(), "--version").start());
    }
    for (Process process : processes) {
      Run run = finish(process);
      assertThat(run.exitCode).as(run.err).isZero();
    }
    assertThat(mavenCalls()).hasSize(1);
  }

  @Test
  void failedBuildShowsWhyAndIsTriedAgain() throws Exception {
    program("mvn", "echo \"$*\" >>\"$TREE/maven-calls\"\necho 'no such symbol'\nexit 1\n");
    for (int i = 1; i <= 2; i++) {
      Run run = run(launcher(), "--version");
      assertThat(run.exitCode).isEqualTo(1);
      assertThat(run.err).contains("no such symbol", "kerndep: the build failed");
      assertThat(mavenCalls()).hasSize(i);
    }
  }

  @Test
  void rejectsOldJava() throws Exception {
    for (String version : new String[] {"1.8.0_392", "11.0.20"}) {
      program("java", "echo 'openjdk version \"" + version + "\"' >&2\n");
      Run run = run(launcher(), "--version");
      assertThat(run.exitCode).isEqualTo(1);
      assertThat(run.err).isEqualTo(
          "kerndep: 'java' is too old; install Java 17 or newer (a JDK), or let JAVA_HOME name it\n");
    }
  }

  @Test
  void saysWhatToDoWithoutJavaOrWithOneThatDoesNotRun() throws Exception {
    ProcessBuilder elsewhere = builder(launcher(), "--version");
    elsewhere.environment().put("JAVA_HOME", "/none");
    Run run = finish(elsewhere.start());
    assertThat(run.exitCode).isEqualTo(1);
    assertThat(run.err).isEqualTo("kerndep: no Java found at '/none/bin/java'; let JAVA_HOME name a JDK of Java 17 or "
        + "newer, or unset it\n");
    program("java", "echo 'no runtime is installed'\necho 'visit us'\nexit 1\n");
    assertThat(run(launcher(), "--version").err).isEqualTo("kerndep: 'java' does not run (no runtime is installed); "
        + "install Java 17 or newer (a JDK), or let JAVA_HOME name it\n");
    Files.delete(programs.resolve("java"));
    assertThat(finish(onlyWith("dirname").start()).err)
        .isEqualTo("kerndep: no Java found at 'java'; install Java 17 or newer (a JDK), or let JAVA_HOME name it\n");
  }

  @Test
  void saysWhatToDoWithoutMavenOrACompiler() throws Exception {
    Files.delete(programs.resolve("mvn"));
    String[] tools = {"dirname", "find", "head", "mkdir", "flock", "rmdir"};
    assertThat(finish(onlyWith(tools).start()).err).endsWith(
        "kerndep: no Maven found to build with; install Maven 3.8 or newer\n");
    program("mvn", "exit 1\n");
    assertThat(finish(onlyWith(tools).start()).err).endsWith(
        "kerndep: 'java' has no compiler beside it to build with; install Java 17 or newer (a JDK), or let JAVA_HOME "
            + "name it\n");
  }

  @Test
  void saysHowManyFilesMavenFetches() throws Exception {
    program("mvn", "for i in $(seq 250); do echo \"Downloaded from central: $i\"; done\n" + WHOLE_JAR);
    assertThat(run(launcher(), "--version").err).contains("100 files fetched", "200 files fetched");
  }

  @Test
  void aDistributionHasItsJarBesideTheLauncher() throws Exception {
    Files.delete(tree.resolve("pom.xml"));
    assertThat(run(launcher(), "--version").err).contains("kerndep.jar is missing; unpack the distribution again");
    Files.writeString(tree.resolve("kerndep.jar"), "classes");
    Run run = run(launcher(), "--version");
    assertThat(run.err).isEmpty();
    assertThat(run.out).contains("-jar\n" + tree.resolve("kerndep.jar").toRealPath() + "\n--version\n");
    assertThat(mavenCalls()).isEmpty();
  }

  @Test
  void saysThatLibrariesCouldNotBeFetched() throws Exception {
    program("mvn", "echo 'Could not transfer artifact a:b from central: Unknown host'\nexit 1\n");
    assertThat(run(launcher(), "--version").err).contains("Could not transfer artifact", "kerndep: the build failed "
        + "because Maven could not fetch libraries; check the network, or the proxy in ~/.m2/settings.xml;");
  }

  @Test
  void saysWhatTheLocaleAsksFor() throws Exception {
    program("locale", "echo KOI8-R\n");
    assertThat(run(launcher(), "--version").out).contains("-Dkerndep.charmap=KOI8-R\n");
    program("locale", "exit 1\n");
    assertThat(run(launcher(), "--version").out).doesNotContain("charmap");
  }

  /** The launcher where nothing but the test's programs and some of the system's are on the path. */
  private ProcessBuilder onlyWith(String... tools) throws IOException {
    for (String tool : tools) {
      for (String place : new String[] {"/usr/bin", "/bin"}) {
        if (Files.isExecutable(Path.of(place, tool))) {
          program(tool, "exec " + place + "/" + tool + " \"$@\"\n");
        }
      }
    }
    ProcessBuilder builder = builder(launcher(), "--version");
    builder.environment().put("PATH", programs.toString());
    return builder;
  }

  @Test
  void asciiLocaleGivesWayToUtf8() throws Exception {
    program("locale", "echo ANSI_X3.4-1968\n");
    assertThat(run(launcher(), "--version").out).contains("locale C.UTF-8\n");
    program("locale", "echo UTF-8\n");
    assertThat(run(launcher(), "--version").out).doesNotContain("locale C.UTF-8\n");
  }

  @Test
  void saysThatPipesAreNoTerminals() throws Exception {
    assertThat(run(launcher(), "--version").out)
        .contains("-Dkerndep.terminal=false\n", "-Dkerndep.terminal.output=false\n");
  }

  private record Run(int exitCode, String out, String err) {}

  private Run run(String... command) throws Exception {
    return finish(builder(command).start());
  }

  private ProcessBuilder builder(String... command) {
    List<String> all = new ArrayList<>(List.of(BASH.toString()));
    all.addAll(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(all).directory(directory.toFile());
    builder.environment().keySet().removeAll(List.of("JAVA_HOME", "KERNDEP_JAVA_OPTS", "LC_ALL", "CDPATH"));
    builder.environment().put("PATH", programs + ":" + System.getenv("PATH"));
    builder.environment().put("TREE", tree.toString());
    return builder;
  }

  private static Run finish(Process process) throws Exception {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, err);
  }

  private String launcher() {
    return "source tree/kerndep";
  }

  private List<String> mavenCalls() throws IOException {
    Path calls = tree.resolve("maven-calls");
    return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
  }

  private void program(String name, String body) throws IOException {
    Path file = Files.writeString(programs.resolve(name), "#!/bin/bash\n" + body);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private static void age(Path file) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(60)));
  }
}
