package org.kerndep.text;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.kerndep.testing.FuzzInputs;

/** Arbitrary text: whatever it is, every character that is not white space comes through, in order. */
class TextPropertyTest {

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces = Arbitraries.of("Dogs bark.", " ", "\n", "\n\n", "\r", "\t", "#", "# a", "don't", "e.g.",
        "http://a.b/c?d=e", "x@y.org", "3,5", "\u00A0", "\u2028", "\uFEFF", "\u200D", "🐸", "👩‍👧", "…", "\"", "(", "_",
        "1\tx\t_", "é", "日本語。", "\u0301", "\u0085");
    Arbitrary<String> any = Arbitraries.strings().ofMaxLength(6)
        .map(text -> new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    return Arbitraries.oneOf(pieces, any).list().ofMaxSize(40).map(parts -> String.join("", parts));
  }

  @Property(seed = "30")
  void everyCharacterIsInOneToken(@ForAll("texts") String text) {
    TextFuzzTarget.everyCharacterIsInOneToken(text);
  }

  @Property(seed = "31")
  void everyCharacterIsInTheSentencesOfAFile(@ForAll("texts") String text) {
    TextFuzzTarget.everyCharacterIsInTheSentencesOfAFile(text);
  }

  @Example
  void inputsOfTheFuzzer() {
    FuzzInputs.of(TextFuzzTarget.class).forEach(TextFuzzTarget::fuzzerTestOneInput);
  }
}
