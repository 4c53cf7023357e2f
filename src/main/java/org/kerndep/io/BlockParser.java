package org.kerndep.io;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.TreeProblem;
import org.kerndep.data.Word;

/** Checks the lines of one sentence and makes a block of them. The format is settled by the first row that fits one. */
final class BlockParser {

  private static final Pattern MULTIWORD = Pattern.compile("([0-9]{1,9})-([0-9]{1,9})");
  private static final Pattern EMPTY_NODE = Pattern.compile("([0-9]{1,9})\\.[0-9]{1,9}");
  private static final Pattern INTEGER = Pattern.compile("[0-9]{1,9}");

  private final String file;
  private final TreeColumns trees;
  private ConllFormat format;

  BlockParser(String file, ConllFormat format, TreeColumns trees) {
    this.file = file;
    this.format = format;
    this.trees = trees;
  }

  ConllBlock parse(RawBlock raw) throws BadSentenceException {
    List<String> lines = raw.lines();
    long firstLine = raw.firstLine();
    String[][] rows = new String[lines.size()][];
    IntArrayList wordLines = new IntArrayList();
    IntArrayList heads = new IntArrayList(new int[] {0});
    int multiwordEnd = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("#") || line.isBlank()) {
        continue;
      }
      rows[i] = cells(line, firstLine + i);
      String id = rows[i][ConllFormat.ID];
      int previous = wordLines.size();
      Matcher multiword = MULTIWORD.matcher(id);
      Matcher empty = EMPTY_NODE.matcher(id);
      if (multiword.matches()) {
        multiwordEnd = checkMultiword(multiword, previous, multiwordEnd, firstLine + i);
      } else if (empty.matches()) {
        checkId(empty.group(1), previous, "empty node " + id + " does not follow word " + empty.group(1),
            firstLine + i);
      } else {
        checkWordId(id, previous, firstLine + i);
        checkForm(rows[i], firstLine + i);
        wordLines.add(i);
        heads.add(trees == TreeColumns.IGNORE ? 0 : head(rows[i][format.head], firstLine + i));
      }
    }
    if (multiwordEnd > wordLines.size()) {
      throw bad(raw.lastLine(), "a multiword token ends at word " + multiwordEnd + ", the sentence at "
          + wordLines.size(), "add the missing words or shorten that token");
    }
    ConllTable table =
        new ConllTable(format == null ? ConllFormat.CONLLU : format, rows, wordLines.toIntArray());
    return new ConllBlock(raw, table, tree(heads.toIntArray(), table, firstLine));
  }

  private String[] cells(String line, long number) throws BadSentenceException {
    String[] cells = ConllTable.split(line);
    ConllFormat expected = format == null ? ConllFormat.guess(file, cells.length) : format;
    if (!expected.acceptsColumns(cells.length)) {
      String remedy = cells.length > 1
          ? "check for lost or additional tabs, or name the format"
          : "is this a CoNLL file? its columns are separated by tabs";
      throw bad(number, cells.length + (cells.length == 1 ? " column" : " columns") + " where " + expected
          + " has " + expected.columnsText(), remedy);
    }
    format = expected;
    return cells;
  }

  private int checkMultiword(Matcher multiword, int previous, int lastEnd, long number) throws BadSentenceException {
    int start = Integer.parseInt(multiword.group(1));
    int end = Integer.parseInt(multiword.group(2));
    if (start != previous + 1 || end < start) {
      throw bad(number, "multiword token " + multiword.group() + " after word " + previous,
          "a multiword token stands before its first word and ends at its last");
    }
    if (start <= lastEnd) {
      throw bad(number,
          "multiword token " + multiword.group() + " begins inside the one that ends at word " + lastEnd,
          "shorten one of them");
    }
    return end;
  }

  private void checkWordId(String id, int previous, long number) throws BadSentenceException {
    if (!INTEGER.matcher(id).matches()) {
      throw bad(number, "id '" + id + "' is not a number", "words are numbered 1, 2, 3 and so on in the first column");
    }
    int value = Integer.parseInt(id);
    String problem = value >= 1 && value <= previous
        ? "id " + value + " is repeated"
        : "id " + value + " stands where " + (previous + 1) + " was expected";
    checkId(id, previous + 1, problem, number);
  }

  private void checkId(String id, int expected, String problem, long number) throws BadSentenceException {
    if (Integer.parseInt(id) != expected) {
      throw bad(number, problem, "number the words of a sentence from 1 without gaps; is a blank line missing?");
    }
  }

  private void checkForm(String[] row, long number) throws BadSentenceException {
    if (row[ConllFormat.FORM].isEmpty()) {
      throw bad(number, "the form is empty", "write " + Word.ABSENT + " for a form that is not known");
    }
  }

  /** The head in a cell, -1 if it is absent. */
  private int head(String text, long number) throws BadSentenceException {
    if (INTEGER.matcher(text).matches()) {
      return Integer.parseInt(text);
    }
    if (text.equals(Word.ABSENT) && trees == TreeColumns.OPTIONAL) {
      return -1;
    }
    throw text.equals(Word.ABSENT)
        ? bad(number, "the word has no head", "annotate it or leave the sentence out")
        : bad(number, "head '" + text + "' is not a number", "heads are word numbers, 0 for the root");
  }

  private DependencyTree tree(int[] heads, ConllTable table, long firstLine) throws BadSentenceException {
    boolean headless = heads.length > 1;
    for (int m = 1; m < heads.length; m++) {
      headless &= heads[m] == -1;
    }
    if (trees == TreeColumns.IGNORE || headless) {
      return null;
    }
    Optional<TreeProblem> problem = TreeProblem.find(heads);
    if (problem.isPresent()) {
      int word = problem.get().word();
      long line = firstLine + table.lineOf(word);
      throw heads[word] == -1
          ? bad(line, "word " + word + " has no head but others have", "annotate it")
          : bad(line, problem.get().message(), "correct the HEAD column");
    }
    String[] labels = new String[heads.length];
    for (int m = 1; m < heads.length; m++) {
      labels[m] = table.cell(m, format.label);
    }
    return DependencyTree.of(heads, labels);
  }

  private BadSentenceException bad(long line, String problem, String remedy) {
    return new BadSentenceException(file, line, problem, remedy);
  }
}
