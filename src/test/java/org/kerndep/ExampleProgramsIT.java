package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Runs the examples that the README shows. They are in no package, so they are called by name. */
class ExampleProgramsIT {

  @Test
  void plainJavaPrintsWordsWithPlacesTagsHeadsAndLabels() throws Exception {
    assertThat(run("ParseText").lines()).startsWith(
        "0-3 She PRON 4 nsubj",
        "4-10 did AUX 4 aux",
        "4-10 n't PART 4 advmod",
        "11-15 read VERB 0 root",
        "16-19 the DET 6 det",
        "20-26 letter NOUN 4 obj",
        "26-27 . PUNCT 4 punct",
        "28-32 Text NOUN 6 nsubj");
  }

  @Test
  void uimaPrintsDependencies() throws Exception {
    assertThat(run("AnnotateText").lines()).contains("nsubj(read, She)", "obj(read, letter)");
  }

  private static String run(String program) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream standard = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      Class.forName(program).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standard);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
