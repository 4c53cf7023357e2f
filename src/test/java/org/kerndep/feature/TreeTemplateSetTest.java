package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.testing.Sentences;

class TreeTemplateSetTest {

  private static final DependencyTree TREE = Sentences.tree("3:l 1:l 0:r 3:m 4:l 3:l");

  private final EncodedSentence x = new Vocabulary(Map.of(Layer.FORM, List.of("a", "b", "c", "d", "e", "f")))
      .encode(Sentences.sentence("a b c d e f"));

  private int[] features(String list, DependencyTree tree) {
    return new TreeFeatures(TreeTemplateSet.parse(list), 22).of(x, tree);
  }

  @Test
  void textComesBack() {
    TreeTemplateSet standard = TreeTemplateSet.standard();
    assertThat(TreeTemplateSet.parse(standard.toString())).isEqualTo(standard);
    assertThat(TreeTemplateSet.named("default")).isEqualTo(standard).hasSameHashCodeAs(standard);
    assertThat(TreeTemplateSet.parse("path  m.tag order # up\n\nframe h.tag  h.frame @7"))
        .hasToString("frame h.tag h.frame @7\npath m.tag order\n").isNotEqualTo(standard);
  }

  /** Each line gives the features it gives in the whole list. */
  @Test
  void aLineThatIsLeftOutLeavesItsFeaturesOut() {
    List<String> lines = TreeTemplateSet.standard().lines();
    List<Integer> all = numbers(features(String.join("\n", lines), TREE));
    for (String line : lines) {
      List<String> others = new ArrayList<>(lines);
      others.remove(line);
      List<Integer> rest = numbers(features(String.join("\n", others), TREE));
      List<Integer> own = numbers(features(line, TREE));
      assertThat(own).as(line).isNotEmpty();
      rest.addAll(own);
      assertThat(rest).as(line).containsExactlyInAnyOrderElementsOf(all);
    }
  }

  private static List<Integer> numbers(int[] features) {
    return new ArrayList<>(Arrays.stream(features).boxed().toList());
  }

  /** Every atom sees a change of the tree that concerns it. */
  @ParameterizedTest
  @CsvSource({
      "frame h.label, 3:l 1:l 0:r 3:l 4:l 3:l", "frame h.frame, 3:l 1:l 0:r 3:l 4:l 3:m",
      "frame h.tagframe, 3:l 1:l 0:r 3:m 4:l 4:l", "frame h.labelset, 3:l 1:l 0:r 3:l 4:l 3:l",
      "frame h.word h.left, 3:l 3:l 0:r 3:m 4:l 3:l", "frame h.word h.right, 3:l 1:l 0:r 3:m 3:l 3:l",
      "frame g.word, 3:l 3:l 0:r 3:m 4:l 3:l", "child h.word, 3:l 3:l 0:r 3:m 4:l 3:l",
      "child h.word m.alike, 3:l 1:l 0:r 3:l 4:l 3:l", "siblings m.word s.word, 3:l 3:l 0:r 3:m 4:l 3:l",
      "siblings h.tag order, 3:l 3:l 0:r 3:m 4:l 4:l", "grandchild m.word c.word, 3:l 3:l 0:r 3:m 4:l 3:l",
      "span m.word m.size, 3:l 1:l 0:r 3:m 3:l 3:l", "span f.word, 3:l 1:l 0:r 3:m 6:l 3:l",
      "span l.word, 3:l 1:l 0:r 3:m 3:l 3:l", "span f-1.word, 3:l 1:l 0:r 3:m 6:l 3:l",
      "span l+2.word, 3:l 3:l 0:r 3:m 4:l 3:l", "span m.word m.final, 3:l 1:l 0:r 3:m 3:l 3:l",
      "path g.word, 3:l 1:l 0:r 3:m 3:l 3:l", "path m.word gg.label, 3:l 1:l 0:r 5:m 3:l 4:l",
      "path m.word order, 3:l 3:l 0:r 3:m 4:l 3:l"})
  void everyAtomHasAnEffect(String line, String other) {
    DependencyTree changed = Sentences.tree(other);
    int[] one = features(line, TREE);
    int[] two = features(line, changed);
    Arrays.sort(one);
    Arrays.sort(two);
    assertThat(one).isNotEqualTo(two);
  }

  /** A number is what hashes start from; the order of atoms matters to them too. */
  @Test
  void linesHaveHashesOfTheirOwn() {
    assertThat(List.of(features("frame h.word @5", TREE)[1], features("frame h.word @6", TREE)[1],
        features("frame h.word", TREE)[1], features("span m.word", TREE)[0], features("frame h.word h.tag", TREE)[1],
        features("frame h.tag h.word", TREE)[1])).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "roots h.tag | line 1: unknown section 'roots'; known are frame, child, siblings, grandchild, span, path",
      "frame h.colour | unknown property 'colour'; known are tag, word, label, frame, tagframe, labelset, left, right,",
      "frame z.tag | unknown word 'z'; known are h, m, s, c, g, gg, f, l", "frame | without atoms",
      "frame m.tag | section frame has no word for 'm.tag'; it has h, g",
      "frame order | section frame has no word for 'order'", "frame htag | unknown atom 'htag'",
      "path order.tag | the order of words has no properties", "span f-1.label | only tag and word",
      "frame h.tag @0 | unknown atom '@0'", "# nothing | at least one line"})
  void wrongLinesAreNamed(String text, String message) {
    assertThatThrownBy(() -> TreeTemplateSet.parse(text)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void wrongListsAreNamed() {
    assertThatThrownBy(() -> TreeTemplateSet.parse("frame h.tag @7\npath m.tag @7"))
        .hasMessageContaining("two lines have number 7");
    assertThatThrownBy(() -> TreeTemplateSet.named("large"))
        .hasMessage("unknown features of trees large; known are default");
  }
}
