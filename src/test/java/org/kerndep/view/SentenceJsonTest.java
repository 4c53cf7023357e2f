package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.testing.Hypotheses;

/** Sentences as the page's script reads them. */
class SentenceJsonTest {

  private static final DependencyTree TREE = tree("2:nsubj 0:root");
  private static final OptionalDouble NONE = OptionalDouble.empty();

  private final StringWriter text = new StringWriter();
  private final JsonGenerator generator = PageData.generator(text);
  private final SentenceJson json = new SentenceJson(generator);

  SentenceJsonTest() throws IOException {}

  @Test
  void labelsAndTagsAreNumbers() throws IOException {
    Sentence words = new Sentence(List.of(new Word("Frogs", null, "NOUN", "NNS", null),
        new Word("croak", null, null, "VBP", null)));
    assertThat(written(shown(words, ShownTree.single(TREE, List.of(OptionalDouble.of(0.5), NONE))), Optional.empty()))
        .isEqualTo("{\"words\":[\"Frogs\",\"croak\"],\"tags\":[0,1],"
            + "\"trees\":[{\"heads\":[2,0],\"labels\":[0,1],\"arcs\":[0.5,null]}]}");
    assertThat(json.labels()).containsExactly("nsubj", "root");
    assertThat(json.tags()).containsExactly("NOUN", "VBP");
  }

  @Test
  void furtherTreesAreWhatDiffersFromTheFirst() throws IOException {
    Sentence frogs = sentence("Frogs croak");
    KBestList list = new KBestList(List.of(new Hypothesis(frogs, TREE, 1, 0, 2),
        new Hypothesis(frogs, tree("2:dep 0:root"), 3, 0, 1.25),
        new Hypothesis(frogs, tree("0:root 1:dep"), 2, 0, -10.00004)));
    ShownSentence shown = new ShownSentence("a:1", Optional.of("s1"), Optional.of("Frogs croak."),
        frogs, ShownTree.list(list, true, List.of(0.5, 0.25, 0.25)));
    assertThat(written(shown, Optional.of(tree("0:root 1:obj")))).isEqualTo(
        "{\"id\":\"s1\",\"text\":\"Frogs croak.\",\"words\":[\"Frogs\",\"croak\"],\"trees\":["
            + "{\"heads\":[2,0],\"labels\":[0,1],\"score\":2,\"base\":1,\"probability\":0.5},"
            + "{\"changes\":[1,2,2],\"score\":1.25,\"base\":3,\"probability\":0.25},"
            + "{\"changes\":[1,0,1,2,1,2],\"score\":-10,\"base\":2,\"probability\":0.25}],"
            + "\"reference\":{\"changes\":[1,0,1,2,1,3]}}");
  }

  @Test
  void aTreeWithOtherTagsHasThem() throws IOException {
    Sentence noun = new Sentence(List.of(new Word("Saw", null, "NOUN", null, null)));
    Sentence verb = new Sentence(List.of(new Word("Saw", null, "VERB", null, null)));
    DependencyTree root = tree("0:root");
    KBestList list = new KBestList(List.of(new Hypothesis(noun, -0.5, root, 2, 0, 2),
        new Hypothesis(verb, -1, root, 1, 0, 1)));
    assertThat(written(new ShownSentence("a:1", Optional.empty(), Optional.empty(), noun,
        ShownTree.list(list, false, List.of())), Optional.empty())).endsWith("\"tags\":[0],\"trees\":["
            + "{\"heads\":[0],\"labels\":[0],\"tagging\":-0.5,\"score\":2},"
            + "{\"tags\":[1],\"heads\":[0],\"labels\":[0],\"tagging\":-1,\"score\":1}]}");
    assertThat(json.tags()).containsExactly("NOUN", "VERB");
  }

  @Test
  void aSentenceWithoutATreeIsComparedWithNothing() throws IOException {
    assertThat(written(shown(sentence("Frogs croak")), Optional.of(TREE)))
        .isEqualTo("{\"words\":[\"Frogs\",\"croak\"],\"trees\":[]}");
  }

  @Test
  void figuresThatAreNotFiniteAreLeftOut() throws IOException {
    KBestList list = Hypotheses.of(new ScoredTree(TREE, Double.POSITIVE_INFINITY));
    assertThat(written(new ShownSentence("a:1", Optional.empty(), Optional.empty(), sentence("Frogs croak"),
        ShownTree.list(list, false, List.of(Double.NaN))), Optional.empty()))
        .endsWith("\"trees\":[{\"heads\":[2,0],\"labels\":[0,1]}]}");
  }

  @Test
  void noTextCanEndTheScriptElement() throws IOException {
    generator.writeString("</script><!--\"\\\u0001");
    generator.flush();
    assertThat(text.toString())
        .isEqualTo("\"\\u003c/script>\\u003c!--\\\"\\\\\\u0001\"");
  }

  private String written(ShownSentence sentence, Optional<DependencyTree> reference) throws IOException {
    json.write(sentence, reference);
    generator.flush();
    return text.toString();
  }

  private static ShownSentence shown(Sentence sentence, ShownTree... trees) {
    return new ShownSentence("a:1", Optional.empty(), Optional.empty(), sentence, List.of(trees));
  }
}
