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

  private final RawBlock raw;
  private final ConllTable table;
  private final DependencyTree tree;
  private final Sentence sentence;

  /** A block; the tree is null if it was not read. */
  ConllBlock(RawBlock raw, ConllTable table, DependencyTree tree) {
    this(raw, table, tree, table.sentence());
  }

  private ConllBlock(RawBlock raw, ConllTable table, DependencyTree tree, Sentence sentence) {
    this.raw = raw;
    this.table = table;
    this.tree = tree;
    this.sentence = sentence;
  }

  /**
   * A block that does not come from a file.
   *
   * @param name what errors call the input
   * @param lines comments and rows of CoNLL-U; trees are not looked at
   */
  public static ConllBlock of(String name, List<String> lines) {
    try {
      return new BlockParser(name, ConllFormat.CONLLU, TreeColumns.IGNORE)
          .parse(new RawBlock(name, 1, "", lines, Collections.nCopies(lines.size(), "\n"), "\n"));
    } catch (BadSentenceException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  public ConllFormat format() {
    return table.format();
  }

  /**
   * Comments and rows, those of multiword tokens and empty nodes included, as they stand in the file, without line
   * ends.
   */
  public List<String> lines() {
    return raw.lines();
  }

  /** Whether there is more than comments. */
  boolean hasRows() {
    return lines().stream().anyMatch(line -> !line.startsWith("#") && !line.isBlank());
  }

  /** The words; multiword tokens and empty nodes are not among them. */
  public Sentence sentence() {
    return sentence;
  }

  /** The words with what MISC says of them in some layers; only CoNLL-U has MISC. */
  public Sentence sentence(MiscLayers layers) {
    if (layers.paths().isEmpty() || format() != ConllFormat.CONLLU) {
      return sentence;
    }
    List<Word> words = new ArrayList<>(sentence.size());
    for (int m = 1; m <= sentence.size(); m++) {
      words.add(sentence.word(m).with(layers.values(table.misc(m))));
    }
    return new Sentence(words);
  }

  /** The tree the file gives, unless it was not read. */
  public Optional<DependencyTree> tree() {
    return Optional.ofNullable(tree);
  }

  /** Words and tree of a block that was read with {@link TreeColumns#REQUIRED}. */
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

  /** The number of the line of a word. */
  public long lineOf(int word) {
    return raw.firstLine() + table.lineOf(word);
  }

  /** How the words are written: multiword tokens, and words outside of them. */
  public List<SurfaceToken> surfaceTokens() {
    return table.surfaceTokens();
  }

  /** Where each of the surface tokens stands in the document's text, as far as MISC of CoNLL-U says it. */
  public List<Optional<TokenRange>> tokenRanges() {
    return table.tokenRanges();
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
    int[] heads = new int[newTree.size()];
    String[] labels = new String[heads.length];
    for (int m = 1; m <= heads.length; m++) {
      heads[m - 1] = newTree.head(m);
      labels[m - 1] = newTree.label(m);
    }
    return with(table.withHeads(heads, labels, keepRestated), newTree, sentence);
  }

  /**
   * The block with heads and labels that need not be a tree; the same block if it has them already, else columns that
   * restate the tree are emptied as by {@link #withTree}.
   *
   * @param heads of word m at index m-1, 0 for the root and -1 for none
   * @param labels of word m at index m-1, not looked at where there is no head
   */
  public ConllBlock withHeads(int[] heads, String[] labels, boolean keepRestated) {
    return table.hasHeads(heads, labels) ? this : with(table.withHeads(heads, labels, keepRestated), null, sentence);
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
    ConllTable changed = table.withWords(sentence, words);
    return with(changed, tree, changed.sentence());
  }

  /**
   * The same block with a value in MISC, replacing an older one or added after the others. Only CoNLL-U has MISC.
   *
   * @param key its name
   * @param values that of word m at index m-1; where it is {@link Word#ABSENT} an older one is taken out
   */
  public ConllBlock withMisc(String key, List<String> values) {
    if (format() != ConllFormat.CONLLU || values.size() != sentence.size()) {
      throw new IllegalArgumentException(
          place() + ": " + values.size() + " values of MISC for a sentence of " + sentence.size() + " in " + format());
    }
    return with(table.withMisc(key, values), tree, sentence);
  }

  private ConllBlock with(ConllTable changed, DependencyTree newTree, Sentence newSentence) {
    return new ConllBlock(raw.withLines(changed.lines(table, lines())), changed, newTree, newSentence);
  }

  /** Whether there is a comment {@code # key}, with or without a value. */
  public boolean hasComment(String key) {
    Pattern pattern = Pattern.compile("#\\s*" + Pattern.quote(key) + "(\\s.*|=.*)?");
    return lines().stream().anyMatch(line -> pattern.matcher(line).matches());
  }

  /** The value that a key has in MISC of a word; only CoNLL-U has MISC. */
  public Optional<String> misc(int word, String key) {
    return MiscColumn.values(table.misc(word), key).stream().findFirst();
  }

  /** The value of the first comment {@code # key = value}. */
  public Optional<String> comment(String key) {
    Pattern pattern = Pattern.compile("#\\s*" + Pattern.quote(key) + "\\s*=(.*)");
    return lines().stream().map(pattern::matcher).filter(Matcher::matches).map(m -> m.group(1).strip()).findFirst();
  }

  /** The block as text, exactly as it was read except for replaced columns. */
  public String text() {
    return raw.text();
  }

  public RawBlock raw() {
    return raw;
  }

  /** The cell of a word in a column of the block's format. */
  String cell(int word, int column) {
    return table.cell(word, column);
  }
}
