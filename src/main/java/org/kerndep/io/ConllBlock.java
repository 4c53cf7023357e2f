package org.kerndep.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * One sentence of a CoNLL file with everything the file says about it: comments, ranges, empty nodes, every column, and
 * the line ends around it. Immutable.
 */
public final class ConllBlock {

  private final ConllFormat format;
  private final RawBlock raw;
  /** For word m at index m-1: its line's index in {@link #lines}. */
  private final int[] wordLines;
  private final DependencyTree tree;
  private final Sentence sentence;

  ConllBlock(ConllFormat format, RawBlock raw, int[] wordLines, DependencyTree tree) {
    this.format = format;
    this.raw = raw;
    this.wordLines = wordLines;
    this.tree = tree;
    this.sentence = toSentence();
  }

  /** The same words with other columns. */
  private ConllBlock(ConllBlock words, List<String> lines, DependencyTree tree) {
    this.format = words.format;
    this.raw = words.raw.withLines(lines);
    this.wordLines = words.wordLines;
    this.tree = tree;
    this.sentence = words.sentence;
  }

  public ConllFormat format() {
    return format;
  }

  /** Comments, rows, ranges and empty nodes as they stand in the file, without line ends. */
  public List<String> lines() {
    return raw.lines();
  }

  /** The words; ranges and empty nodes are not among them. */
  public Sentence sentence() {
    return sentence;
  }

  /** The words with what MISC says of them in some layers; only CoNLL-U has MISC. */
  public Sentence sentence(MiscLayers layers) {
    if (layers.paths().isEmpty() || format != ConllFormat.CONLLU) {
      return sentence;
    }
    List<Word> words = new ArrayList<>(sentence.size());
    for (int m = 1; m <= sentence.size(); m++) {
      words.add(sentence.word(m).with(layers.values(columns(m)[ConllFormat.MISC])));
    }
    return new Sentence(words);
  }

  /** The tree the file gives, unless it was not read. */
  public Optional<DependencyTree> tree() {
    return Optional.ofNullable(tree);
  }

  /** Words and tree of a block that was read with {@link Trees#REQUIRED}. */
  public ParsedSentence parsed() {
    return parsed(MiscLayers.NONE);
  }

  /** The same with the words of {@link #sentence(MiscLayers)}. */
  ParsedSentence parsed(MiscLayers layers) {
    return new ParsedSentence(sentence(layers), tree().orElseThrow(
        () -> new IllegalStateException(place() + ": read without its tree")));
  }

  /** {@code file:line} of the first line. */
  public String place() {
    return raw.file() + ":" + raw.firstLine();
  }

  /** What errors call the input. */
  String file() {
    return raw.file();
  }

  /** The number of the line on which a word stands. */
  public long lineOf(int word) {
    return raw.firstLine() + wordLines[word - 1];
  }

  /**
   * The same block with another tree. Only the columns of head and label change, and those that restate the tree (DEPS
   * in CoNLL-U, the projective or predicted head in the others), which are emptied unless {@code keepRestated}. Empty
   * nodes keep their rows but lose their DEPS too, since these name words whose own DEPS are gone.
   */
  public ConllBlock withTree(DependencyTree newTree, boolean keepRestated) {
    if (newTree.size() != sentence.size()) {
      throw new IllegalArgumentException(
          place() + ": tree of " + newTree.size() + " words for a sentence of " + sentence.size());
    }
    List<String> newLines = new ArrayList<>(lines());
    if (!keepRestated) {
      newLines.replaceAll(this::withoutRestated);
    }
    for (int m = 1; m <= newTree.size(); m++) {
      String[] columns = newLines.get(wordLines[m - 1]).split("\t", -1);
      columns[format.head] = Integer.toString(newTree.head(m));
      columns[format.label] = newTree.label(m);
      newLines.set(wordLines[m - 1], String.join("\t", columns));
    }
    return new ConllBlock(this, newLines, newTree);
  }

  /**
   * The same block with a value in MISC, in the place of an older one or behind the others. Only CoNLL-U has MISC.
   *
   * @param key its name
   * @param values that of word m at index m-1; where it is {@link Word#ABSENT} an older one is taken out
   */
  public ConllBlock withMisc(String key, List<String> values) {
    if (format != ConllFormat.CONLLU || values.size() != sentence.size()) {
      throw new IllegalArgumentException(
          place() + ": " + values.size() + " values of MISC for a sentence of " + sentence.size() + " in " + format);
    }
    List<String> newLines = new ArrayList<>(lines());
    for (int m = 1; m <= sentence.size(); m++) {
      String[] columns = columns(m);
      columns[ConllFormat.MISC] = MiscColumn.with(columns[ConllFormat.MISC], key, values.get(m - 1));
      newLines.set(wordLines[m - 1], String.join("\t", columns));
    }
    return new ConllBlock(this, newLines, tree);
  }

  /** The value that a key has in MISC of a word; only CoNLL-U has MISC. */
  public Optional<String> misc(int word, String key) {
    return format == ConllFormat.CONLLU ? MiscColumn.value(columns(word)[ConllFormat.MISC], key) : Optional.empty();
  }

  /** The value of the first comment {@code # key = value}. */
  public Optional<String> comment(String key) {
    Pattern pattern = Pattern.compile("#\\s*" + Pattern.quote(key) + "\\s*=(.*)");
    return lines().stream().map(pattern::matcher).filter(Matcher::matches).map(m -> m.group(1).strip()).findFirst();
  }

  private String withoutRestated(String line) {
    if (line.startsWith("#")) {
      return line;
    }
    String[] columns = line.split("\t", -1);
    for (int column : format.restated) {
      columns[column] = Word.ABSENT;
    }
    return String.join("\t", columns);
  }

  /** The block as text, exactly as it was read apart from a replaced tree. */
  String text() {
    return raw.text();
  }

  RawBlock raw() {
    return raw;
  }

  /** The columns of word 1 to n. */
  String[] columns(int word) {
    return lines().get(wordLines[word - 1]).split("\t", -1);
  }

  private Sentence toSentence() {
    List<Word> words = new ArrayList<>(wordLines.length);
    for (int m = 1; m <= wordLines.length; m++) {
      String[] columns = columns(m);
      words.add(new Word(columns[ConllFormat.FORM], first(columns, format.lemma), first(columns, format.cpos),
          first(columns, format.pos), first(columns, format.feats)));
    }
    return new Sentence(words);
  }

  private static String first(String[] columns, int[] choices) {
    for (int column : choices) {
      if (!columns[column].isEmpty() && !columns[column].equals(Word.ABSENT)) {
        return columns[column];
      }
    }
    return Word.ABSENT;
  }
}
