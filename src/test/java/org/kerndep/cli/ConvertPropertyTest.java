package org.kerndep.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.kerndep.testing.Conll;
import org.kerndep.testing.FuzzInputs;

/** Arbitrary bytes as input: all of them come out again, or the exit code says that the input is bad. */
class ConvertPropertyTest {

  private static final String DOCUMENT = "# text = Frogs croak\n" + Conll.goodSentence() + "\n";

  @Property(seed = "40")
  void anyBytes(@ForAll @Size(max = 300) byte[] bytes) {
    ReaderFuzzTarget.comesThroughOrIsRefused("auto", bytes, file -> file);
  }

  @Example
  void inputsOfTheFuzzer() {
    FuzzInputs.of(ReaderFuzzTarget.class).forEach(ReaderFuzzTarget::fuzzerTestOneInput);
  }

  @Provide
  Arbitrary<String> almostConll() {
    return Arbitraries.of("\n", "\n\n", "\r", "\r\n", "# a\n", "#", "1\t", " ", "\uFEFF", "é", DOCUMENT,
        Conll.goodSentence(), Conll.row(1, "a", 0, "root") + "\r", Conll.row(2, "b", 1, "dep") + "\n")
        .list().ofMaxSize(12).map(parts -> String.join("", parts));
  }

  @Property(seed = "41")
  void almostConllFiles(@ForAll("almostConll") String text) {
    ReaderFuzzTarget.comesThroughOrIsRefused("auto", text.getBytes(StandardCharsets.UTF_8), file -> file);
  }

  @Property(seed = "42")
  void damagedGzip(@ForAll @IntRange(max = 2000) int place, @ForAll byte value, @ForAll boolean cut)
      throws IOException {
    byte[] sound = joined(gzip(DOCUMENT), gzip(DOCUMENT));
    byte[] damaged = cut ? Arrays.copyOf(sound, 2 + place % (sound.length - 2)) : sound.clone();
    damaged[place % damaged.length] = cut ? damaged[place % damaged.length] : value;
    if (damaged[0] == sound[0] && damaged[1] == sound[1] && !isFirstMember(damaged)) {
      ReaderFuzzTarget.comesThroughOrIsRefused("auto", damaged,
          file -> (DOCUMENT + DOCUMENT).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** A cut exactly between the members leaves a sound file. */
  private static boolean isFirstMember(byte[] bytes) throws IOException {
    return Arrays.equals(bytes, gzip(DOCUMENT));
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }
}
