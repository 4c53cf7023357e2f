package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.eval.Punctuation;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.MiscLayers;
import org.kerndep.io.TreebankReader;
import org.kerndep.run.Hash;

/**
 * The files of one treebank that a run uses.
 *
 * @param name of the treebank and its directory
 * @param train the trees to learn from, in one or more files
 * @param part what {@code evaluated} is
 * @param evaluated the trees to score against
 */
public record TreebankFiles(String name, List<Path> train, Split part, Path evaluated) {

  /** Numbers of sentences and of words. */
  public record Size(int sentences, long words) {

    public double meanLength() {
      return (double) words / Math.max(1, sentences);
    }
  }

  private static final List<String> ENDINGS = List.of(".conllu", ".conll");
  private static final String TRAIN = "train";
  private static final String ADD = "add it";

  public TreebankFiles {
    train = List.copyOf(train);
  }

  /** Finds the files of a treebank in its sub-directory of {@code data}. */
  public static TreebankFiles find(Path data, String name, Split part) throws IOException {
    Path directory = directory(data, name);
    return new TreebankFiles(name, List.of(file(directory, TRAIN, ADD)), part, file(directory, part.toString(),
        part == Split.TEST ? "leave out --test or the treebank" : "split the treebank"));
  }

  /** The same for training on train and dev together; test is scored then. */
  public static TreebankFiles findWithDev(Path data, String name) throws IOException {
    Path directory = directory(data, name);
    return new TreebankFiles(name,
        List.of(file(directory, TRAIN, ADD), file(directory, Split.DEV.toString(), ADD)), Split.TEST,
        file(directory, Split.TEST.toString(), "dev is not scored if it is trained on; leave out the treebank"));
  }

  private static Path directory(Path data, String name) throws IOException {
    if (!Files.isDirectory(data)) {
      throw new IllegalArgumentException(data + " is not a directory; name one with a sub-directory per treebank");
    }
    List<String> known = names(data);
    if (!known.contains(name)) {
      throw new IllegalArgumentException("unknown treebank '" + name + "'; " + data + " has "
          + (known.isEmpty() ? "none" : String.join(", ", known)));
    }
    return data.resolve(name);
  }

  /** The sub-directories that hold training data, in alphabetical order. */
  static List<String> names(Path data) throws IOException {
    try (Stream<Path> entries = Files.list(data)) {
      return entries
          .filter(directory -> ENDINGS.stream().anyMatch(e -> Files.exists(directory.resolve(TRAIN + e))))
          .map(directory -> directory.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  /** The rule that leaves punctuation out: by tag in Universal Dependencies, by character in the older formats. */
  public Punctuation punctuation() {
    boolean universal = ConllFormat.ofFileName(evaluated).equals(Optional.of(ConllFormat.CONLLU));
    return universal ? Punctuation.UPOS : Punctuation.CONLL;
  }

  /** What is learnt from: {@code train} or {@code train+dev}. */
  public String trainedOn() {
    return train.stream().map(file -> file.getFileName().toString().replaceFirst("\\..*", ""))
        .collect(Collectors.joining("+"));
  }

  /**
   * All trees to learn from.
   *
   * @param layers what of MISC is read; there must be values in each
   */
  Treebank readTrain(MiscLayers layers) throws IOException {
    List<ParsedSentence> sentences = new ArrayList<>();
    for (Path file : train) {
      sentences.addAll(TreebankReader.read(file, layers).sentences());
    }
    return layers.requireIn(new Treebank(sentences), train.get(0).toString());
  }

  /** All trees to learn from. */
  public Treebank readTrain() throws IOException {
    return readTrain(MiscLayers.NONE);
  }

  /** How much there is to learn from. */
  public Size trainingSize() throws IOException {
    Treebank treebank = readTrain();
    return new Size(treebank.size(), treebank.wordCount());
  }

  /** The hash of all files' content. */
  public String hash() throws IOException {
    List<Path> files = new ArrayList<>(train);
    files.add(evaluated);
    return Hash.ofFiles(files);
  }

  private static Path file(Path directory, String stem, String remedy) throws BadInputException {
    for (String ending : ENDINGS) {
      Path file = directory.resolve(stem + ending);
      if (Files.exists(file)) {
        return file;
      }
    }
    throw new BadInputException(directory.toString(), "has no " + stem + String.join(" or " + stem, ENDINGS), remedy);
  }
}
