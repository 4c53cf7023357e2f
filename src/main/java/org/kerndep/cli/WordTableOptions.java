package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.run.Workers;
import org.kerndep.words.FormLexicon;
import org.kerndep.words.WordClassFiles;
import org.kerndep.words.WordClasses;
import org.kerndep.words.WordTables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Option;

/** The files that tell of words beyond a treebank. */
final class WordTableOptions {

  private static final Logger LOG = LoggerFactory.getLogger(WordTableOptions.class);

  @Option(names = "--vectors", paramLabel = "FILE",
      description = "word vectors (text of GloVe, word2vec or fastText, or JSON; .gz too): words with similar ones are "
          + "put into classes, the layers class32, class128 and class512 of templates and property lists; and which "
          + "tags a word can have is guessed from its vector, the layer tags1")
  private Path vectors;

  @Option(names = "--clusters", paramLabel = "FILE",
      description = "Brown clusters instead (bits, word and count in columns): the layers brown4, brown6, brown10 and "
          + "brown20")
  private Path clusters;

  @Option(names = "--class-words", paramLabel = "N", defaultValue = "100000",
      description = "how many of the most frequent words have a class (default ${DEFAULT-VALUE}), beside those of the "
          + "treebank")
  private int classWords;

  @Option(names = "--lexicon", paramLabel = "PATH",
      description = "a lexicon of word forms for the tagger: lines of a form, a tab and what it can be, or the "
          + "directory of WordNet's database; the layer lexicon1")
  private Path lexicon;

  /** Whether words have classes. */
  boolean hasClasses() {
    return vectors != null || clusters != null;
  }

  /** Whether anything is known of words beyond the treebank. */
  boolean areGiven() {
    return hasClasses() || lexicon != null;
  }

  /** What is known of words beyond a treebank. */
  WordKnowledge read(Treebank treebank, Workers workers) throws IOException {
    List<WordClasses> tables = new ArrayList<>(WordTables.in(classFiles().read(treebank, workers)));
    if (lexicon != null) {
      tables.add(FormLexicon.read(lexicon));
    }
    tables.forEach(table -> LOG.info("{} words have {}", table.size(), String.join(", ", table.layers())));
    return WordTables.of(tables);
  }

  private WordClassFiles classFiles() {
    try {
      return new WordClassFiles(vectors, clusters, classWords);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage() + " (--vectors, --clusters, --class-words)");
    }
  }
}
