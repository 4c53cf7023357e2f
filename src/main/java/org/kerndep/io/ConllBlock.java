package org.kerndep.io;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * One sentence of a CoNLL file with everything the file says about it: comments, multiword tokens, empty nodes, every
 * column, and the line ends around it. Immutable.
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

  /** The same rows with other columns. */
  private ConllBlock(ConllBlock rows, List<String> lines, DependencyTree tree, Sentence sentence) {
    this.format = rows.format;
    this.raw = rows.raw.withLines(lines);
    this.wordLines = rows.wordLines;
    this.tree = tree;
    this.sentence = sentence;
  }

  /**
   * A block that no file has.
   *
   * @param name what errors call the input
   * @param lines comments and rows of CoNLL-U; trees are not looked at
   */
  public static ConllBlock of(String name, List<String> lines) {
    try {
      return new BlockParser(name, ConllFormat.CONLLU, Trees.IGNORE)
          .parse(new RawBlock(name, 1, "", lines, Collections.nCopies(lines.size(), "\n"), "\n"));
    } catch (BadSentenceException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  public ConllFormat format() {
    return format;
  }

  /**
   * Comments and rows, those of multiword tokens and empty nodes included, as they stand in the file, without line
   * ends.
   */
  public List<String> lines() {
    return raw.lines();
  }

  /** The words; multiword tokens and empty nodes are not among them. */
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

  /** The number of the first line. */
  public long line() {
    return raw.firstLine();
  }

  /** What errors call the input. */
  String file() {
    return raw.file();
  }

  /** The number of the line on which a word stands. */
  public long lineOf(int word) {
    return raw.firstLine() + wordLines[word - 1];
  }

  /** How the words are written: multiword tokens, and words outside of them. */
  public List<SurfaceToken> surfaceTokens() {
    return SurfaceToken.of(lines(), format);
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
    Arc[] arcs = new Arc[newTree.size()];
    for (int m = 1; m <= arcs.length; m++) {
      arcs[m - 1] = new Arc(Integer.toString(newTree.head(m)), newTree.label(m));
    }
    return new ConllBlock(this, withArcs(arcs, keepRestated), newTree, sentence);
  }

  /**
   * The block with heads and labels that need not be a tree; the same block if it has them already, else columns that
   * restate the tree are emptied as by {@link #withTree}.
   *
   * @param heads of word m at index m-1, 0 for the root and -1 for none
   * @param labels of word m at index m-1, not looked at where there is no head
   */
  public ConllBlock withHeads(int[] heads, String[] labels, boolean keepRestated) {
    boolean same = true;
    Arc[] arcs = new Arc[sentence.size()];
    for (int m = 1; m <= arcs.length; m++) {
      arcs[m - 1] = heads[m - 1] < 0 ? Arc.NONE : new Arc(Integer.toString(heads[m - 1]), labels[m - 1]);
      String[] columns = columns(m);
      same &= arcs[m - 1].isWritten(columns[format.head], columns[format.label]);
    }
    return same ? this : new ConllBlock(this, withArcs(arcs, keepRestated), null, sentence);
  }

  private List<String> withArcs(Arc[] arcs, boolean keepRestated) {
    List<String> newLines = new ArrayList<>(lines());
    if (!keepRestated) {
      newLines.replaceAll(this::withoutRestated);
    }
    for (int i = 0; i < arcs.length; i++) {
      String[] columns = newLines.get(wordLines[i]).split("\t", -1);
      if (!arcs[i].isWritten(columns[format.head], columns[format.label])) {
        columns[format.head] = arcs[i].head();
        columns[format.label] = arcs[i].label();
        newLines.set(wordLines[i], String.join("\t", columns));
      }
    }
    return newLines;
  }

  /**
   * The block with other lemmas, parts of speech and features; columns whose value is the same stay as they are, and so
   * do the forms.
   */
  public ConllBlock withWords(Sentence words) {
    if (words.size() != sentence.size()) {
      throw new IllegalArgumentException(
          place() + ": " + words.size() + " words for a sentence of " + sentence.size());
    }
    if (words.equals(sentence)) {
      return this;
    }
    List<String> newLines = new ArrayList<>(lines());
    for (int m = 1; m <= words.size(); m++) {
      if (!words.word(m).equals(sentence.word(m))) {
        String[] columns = columns(m);
        format.replace(columns, sentence.word(m), words.word(m));
        newLines.set(wordLines[m - 1], String.join("\t", columns));
      }
    }
    return new ConllBlock(format, raw.withLines(newLines), wordLines, tree);
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
    return new ConllBlock(this, newLines, tree, sentence);
  }

  /** Whether there is a comment {@code # key}, with or without something behind it. */
  public boolean hasComment(String key) {
    Pattern pattern = Pattern.compile("#\\s*" + Pattern.quote(key) + "(\\s.*|=.*)?");
    return lines().stream().anyMatch(line -> pattern.matcher(line).matches());
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

  /** The block as text, exactly as it was read apart from replaced columns. */
  public String text() {
    return raw.text();
  }

  public RawBlock raw() {
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
