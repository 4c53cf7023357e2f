package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.IntStream;
import org.kerndep.DependencyParser;
import org.kerndep.ParsedTextSentence;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.run.Failures;
import org.kerndep.run.Version;

/** What {@code doctor} looks at and what it finds. */
final class Checkup {

  /** The system property with which the launcher says what character set the locale asks for. */
  static final String CHARMAP_PROPERTY = "kerndep.charmap";

  private static final int JAVA = 17;
  private static final long MB = 1 << 20;
  /** Models of large treebanks parse with this. */
  private static final long PARSING_MEMORY = 512 * MB;
  /** And are trained with this. */
  private static final long TRAINING_MEMORY = 2048 * MB;
  private static final long FREE_SPACE = 200 * MB;
  private static final Sentence EXAMPLE = new Sentence(List.of(new Word("Go", null, null, null, null),
      new Word("!", null, null, null, null)));
  /** A sentence of each published model's language, and the heads of its words. */
  private static final Map<PublishedModel, Example> EXAMPLES = new EnumMap<>(Map.of(
      PublishedModel.ENGLISH, new Example("The dog chased a small cat.", List.of(2, 3, 0, 6, 6, 3, 3)),
      PublishedModel.PORTUGUESE, new Example("O menino leu um livro.", List.of(2, 3, 0, 5, 3, 3)),
      PublishedModel.FRENCH, new Example("Le garçon lit un livre.", List.of(2, 3, 0, 5, 3, 3))));

  private Checkup() {}

  /**
   * What there is to say of one thing.
   *
   * @param text what was found, and what to do if it is not fine
   * @param details lines for a report, may be empty
   */
  record Finding(Kind kind, String text, String details) {

    enum Kind {
      FINE,
      /** Nothing is wrong, but something could be better. */
      NOTE,
      WRONG
    }

    static Finding fine(String text) {
      return new Finding(Kind.FINE, text, "");
    }

    static Finding note(String text) {
      return new Finding(Kind.NOTE, text, "");
    }

    static Finding wrong(String text) {
      return new Finding(Kind.WRONG, text, "");
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%-5s  %s", kind.name().toLowerCase(Locale.ROOT), text);
    }
  }

  static Finding version() {
    return Finding.fine("kerndep " + Version.current());
  }

  static Finding system(Properties properties, int processors) {
    return Finding.fine("system: " + properties.getProperty("os.name") + " " + properties.getProperty("os.version")
        + " " + properties.getProperty("os.arch") + ", " + processors + " processors");
  }

  static Finding java(Runtime.Version version) {
    return version.feature() >= JAVA
        ? Finding.fine("Java " + version)
        : Finding.wrong("Java " + version + " is too old; install Java " + JAVA + " or newer");
  }

  /** @param heap the most that the heap may take, in bytes */
  static Finding memory(long heap) {
    String found = "memory: the heap may take " + heap / MB + " MB";
    String remedy = "; allow more with KERNDEP_JAVA_OPTS=-Xmx4g or the like";
    if (heap < PARSING_MEMORY) {
      return Finding.wrong(found + ", too little for models of large treebanks" + remedy);
    }
    return heap < TRAINING_MEMORY
        ? Finding.note(found + ", enough to parse but not to train on a large treebank" + remedy)
        : Finding.fine(found);
  }

  /** What names of files and the terminal are written in. */
  static Finding text(Properties properties) {
    String names = properties.getProperty("sun.jnu.encoding", "");
    String terminal = properties.getProperty(CHARMAP_PROPERTY, properties.getProperty("native.encoding", ""));
    if (!isUtf8(names)) {
      return Finding.wrong("text: names of files are read as " + names + ", so that some cannot be found; set "
          + "LC_ALL=C.UTF-8");
    }
    return isUtf8(terminal)
        ? Finding.fine("text: the locale asks for UTF-8")
        : Finding.note("text: the locale asks for " + terminal + ", but output is in UTF-8; if letters or branches of "
            + "trees look wrong, set LC_ALL=C.UTF-8 and the terminal to UTF-8");
  }

  private static boolean isUtf8(String name) {
    return name.replace("-", "").equalsIgnoreCase("utf8");
  }

  /** Writes a file and removes it. */
  static Finding directory(String name, Path directory, String remedy) {
    try {
      Files.delete(Files.createTempFile(directory, "kerndep", ".tmp"));
      long free = Files.getFileStore(directory).getUsableSpace();
      String found = name + " " + directory + ": " + free / MB + " MB are free";
      return free < FREE_SPACE
          ? Finding.wrong(found + ", which models and parsed files may not fit in; remove files or " + remedy)
          : Finding.fine(found);
    } catch (IOException e) {
      return Finding.wrong(name + " " + directory + " cannot be written (" + Failures.reason(e) + "); " + remedy);
    }
  }

  /** Looks for a model that is published, and compares the tree of a sentence. */
  static Finding model(PublishedModel published) {
    return published.isFound()
        ? model(published.toString(), published::read, Optional.of(EXAMPLES.get(published)))
        : Finding.note("model " + published + ": not found, so that '--language " + published.language()
            + "' does not work; add " + published.artifact());
  }

  /** Reads a model and parses with it. */
  static Finding model(String name, Model model) {
    return model(name, model, Optional.empty());
  }

  private static Finding model(String name, Model model, Optional<Example> example) {
    try {
      ModelBundle bundle = model.read();
      DependencyParser parser = new DependencyParser(bundle);
      parser.parse(EXAMPLE);
      if (example.isPresent() && !example.get().isParsedBy(parser)) {
        return new Finding(Finding.Kind.WRONG, "model " + name + ": gives '" + example.get().text() + "' another tree "
            + "than it should; try another Java, and report it", bundle.manifest().toString());
      }
      return new Finding(Finding.Kind.FINE, "model " + name + ": reads and parses"
          + example.map(sentence -> " '" + sentence.text() + "' as it should").orElse("") + "; trained on "
          + bundle.manifest().get("sentences").orElse("some") + " sentences, "
          + (bundle.reranker().isPresent() ? "with a reranker" : "no reranker")
          + (bundle.text().isPresent() ? ", reads plain text" : ""), bundle.manifest().toString());
    } catch (IOException e) {
      return Finding.wrong("model " + e.getMessage());
    } catch (OutOfMemoryError e) {
      return Finding.wrong("model " + name + ": the memory is too small for it; allow more with "
          + "KERNDEP_JAVA_OPTS=-Xmx4g or the like");
    }
  }

  /**
   * A sentence whose tree is known.
   *
   * @param heads of its words, in order
   */
  private record Example(String text, List<Integer> heads) {

    boolean isParsedBy(DependencyParser parser) {
      List<ParsedTextSentence> sentences = parser.parse(text);
      return sentences.size() == 1 && heads.equals(IntStream.rangeClosed(1, sentences.get(0).size())
          .mapToObj(sentences.get(0).tree()::head).toList());
    }
  }

  /** Where a model is read from. */
  @FunctionalInterface
  interface Model {
    ModelBundle read() throws IOException;
  }
}
