package org.kerndep.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;

/** How one tree is drawn for a document. */
public enum PictureFormat {
  /** A vector graphic. */
  SVG {
    @Override
    public String draw(Sentence sentence, DependencyTree tree) {
      return new SvgTree(sentence, tree).text();
    }
  },
  /** LaTeX for the package tikz-dependency. */
  TEX {
    @Override
    public String draw(Sentence sentence, DependencyTree tree) {
      return TikzTree.text(sentence, tree);
    }
  };

  /** The picture of a tree. */
  public abstract String draw(Sentence sentence, DependencyTree tree);

  /** The format that a file name asks for, if it is one of these. */
  public static Optional<PictureFormat> ofFileName(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(format -> name.endsWith("." + format)).findFirst();
  }

  /**
   * The picture of one tree of a file.
   *
   * @param input CoNLL, or lists of trees that {@code kbest} wrote
   * @param format of a CoNLL file, or null to guess it
   * @param sentence which sentence, from 1
   * @param rank which of its trees, from 1
   */
  public String draw(Path input, ConllFormat format, int sentence, int rank) throws IOException {
    try (TreeSource source = TreeSource.open(input, format)) {
      ShownSentence shown = source.next();
      for (int i = 1; i < sentence && shown != null; i++) {
        shown = source.next();
      }
      if (shown == null || shown.trees().size() < rank) {
        throw new BadInputException(input.toString(), shown == null ? "has no sentence " + sentence
            : "has " + shown.trees().size() + " trees of sentence " + sentence, "name another sentence or tree");
      }
      ShownTree tree = shown.trees().get(rank - 1);
      return draw(tree.sentence().orElse(shown.sentence()), tree.tree());
    }
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
