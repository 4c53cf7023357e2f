package org.kerndep.bundle;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.FrontCoding;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.words.WordClasses;
import org.kerndep.words.WordClasses.Grain;

/**
 * Word classes as bytes: where they come from, the layers, the paths of classes, and for each word the number of its
 * path. Words and paths are sorted and stored as what differs from the one before; the texts of words are one text,
 * which is read faster than many.
 */
final class WordClassesCodec {

  static final String NAME = "words";

  /** 1: layers that cut paths at a length. */
  static final int VERSION = 1;

  /** The numbers of a word: how much it shares with the one before, how much it adds, its path. */
  private static final int COUNTS = 3;

  private WordClassesCodec() {}

  static byte[] encode(WordClasses classes) {
    ByteSink out = new ByteSink();
    out.putText(classes.origin()).putCount(classes.grains().size());
    classes.grains().forEach(grain -> out.putText(grain.layer()).putCount(grain.length()));
    out.putCount(classes.paths().size());
    FrontCoding paths = new FrontCoding();
    classes.paths().forEach(path -> paths.put(out, path));
    putWords(out, classes);
    return out.toByteArray();
  }

  private static void putWords(ByteSink out, WordClasses classes) {
    StringBuilder texts = new StringBuilder();
    String[] last = {""};
    out.putCount(classes.size());
    classes.forEach((word, path) -> {
      int shared = FrontCoding.shared(last[0], word);
      out.putCount(shared).putCount(word.length() - shared).putCount(path);
      texts.append(word, shared, word.length());
      last[0] = word;
    });
    out.putText(texts.toString());
  }

  static WordClasses decode(ByteSource in) throws ModelFormatException {
    try {
      String origin = in.readText();
      List<Grain> grains = new ArrayList<>();
      for (int left = in.readSize(); left > 0; left--) {
        grains.add(new Grain(in.readText(), in.readCount()));
      }
      List<String> paths = new ArrayList<>();
      FrontCoding texts = new FrontCoding();
      for (int left = in.readSize(); left > 0; left--) {
        paths.add(texts.read(in));
      }
      WordClasses classes = readWords(in, origin, grains, paths);
      in.expectEnd();
      return classes;
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  private static WordClasses readWords(ByteSource in, String origin, List<Grain> grains, List<String> paths)
      throws ModelFormatException {
    int size = in.readSize();
    int[] counts = in.readCounts(Math.multiplyExact(COUNTS, size));
    String texts = in.readText();
    List<String> words = new ArrayList<>(size);
    int[] pathOfWord = new int[size];
    StringBuilder word = new StringBuilder();
    int start = 0;
    for (int i = 0; i < size; i++) {
      int shared = counts[COUNTS * i];
      int end = start + counts[COUNTS * i + 1];
      pathOfWord[i] = counts[COUNTS * i + 2];
      if (shared > word.length() || end < start || end > texts.length() || pathOfWord[i] >= paths.size()) {
        throw in.corrupt("a word without its text or its path");
      }
      in.claimText(shared + end - start);
      word.setLength(shared);
      words.add(word.append(texts, start, end).toString());
      start = end;
    }
    if (start < texts.length()) {
      throw in.corrupt("texts of no word");
    }
    return new WordClasses(origin, grains, paths, words, pathOfWord);
  }
}
