package org.kerndep.experiment.system;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;

/** The files that peers read and write. What is absent in the fine tag is filled from the coarse one. */
enum PeerFormat {
  CONLLX(6, 7) {
    @Override
    List<String> row(String id, Word word, String tag, String head, String label) {
      return List.of(id, word.form(), word.lemma(), word.cpos(), tag, word.feats(), head, label, ABSENT, ABSENT);
    }
  },
  /** With gold values in the columns of predicted ones too, which is where peers look; trees come back there. */
  CONLL09(9, 11) {
    @Override
    List<String> row(String id, Word word, String tag, String head, String label) {
      return List.of(id, word.form(), word.lemma(), word.lemma(), tag, tag, word.feats(), word.feats(), head, head,
          label, label, ABSENT, ABSENT);
    }
  };

  private static final String ABSENT = Word.ABSENT;

  private final int systemHead;
  private final int systemLabel;

  PeerFormat(int systemHead, int systemLabel) {
    this.systemHead = systemHead;
    this.systemLabel = systemLabel;
  }

  abstract List<String> row(String id, Word word, String tag, String head, String label);

  /**
   * Converts CoNLL files into one. Sentences without words are left out.
   *
   * @param fineTags whether the fine tag stands in the column that peers use, if there is one
   * @param trees whether the trees come along
   */
  void convert(List<Path> from, Path to, boolean fineTags, boolean trees) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(to)) {
      for (Path file : from) {
        try (ConllReader in = ConllReader.open(file, null, trees ? TreeColumns.REQUIRED : TreeColumns.IGNORE)) {
          for (ConllBlock block = in.next(); block != null; block = in.next()) {
            write(block.sentence(), trees ? block.parsed().tree() : null, fineTags, out);
          }
        }
      }
    }
  }

  private void write(Sentence sentence, DependencyTree tree, boolean fineTags, BufferedWriter out) throws IOException {
    for (int m = 1; m <= sentence.size(); m++) {
      Word word = sentence.word(m);
      String tag = fineTags && !word.pos().equals(ABSENT) ? word.pos() : word.cpos();
      out.write(String.join("\t", row(Integer.toString(m), word, tag,
          tree == null ? ABSENT : Integer.toString(tree.head(m)), tree == null ? ABSENT : tree.label(m))));
      out.write('\n');
    }
    if (sentence.size() > 0) {
      out.write('\n');
    }
  }

  /** The trees of a file that a peer has written; what is not a tree raises {@link PeerException}. */
  List<DependencyTree> trees(Path file) throws IOException {
    List<DependencyTree> trees = new ArrayList<>();
    try (BufferedReader in = Files.newBufferedReader(file)) {
      List<String[]> rows = new ArrayList<>();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (!line.isBlank()) {
          rows.add(line.split("\t", -1));
        } else if (!rows.isEmpty()) {
          trees.add(tree(rows));
          rows.clear();
        }
      }
      if (!rows.isEmpty()) {
        trees.add(tree(rows));
      }
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw new PeerException(file + ": sentence " + (trees.size() + 1) + " is not a tree: " + e.getMessage(), e);
    }
    return trees;
  }

  private DependencyTree tree(List<String[]> rows) {
    int[] heads = new int[rows.size() + 1];
    String[] labels = new String[rows.size() + 1];
    for (int m = 1; m < heads.length; m++) {
      heads[m] = Integer.parseInt(rows.get(m - 1)[systemHead]);
      labels[m] = rows.get(m - 1)[systemLabel];
    }
    return DependencyTree.of(heads, labels);
  }
}
