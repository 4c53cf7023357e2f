package org.kerndep.bundle;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kerndep.words.WordClasses;
import org.kerndep.words.WordClasses.Grain;

/**
 * Word classes as bytes: where they come from, the layers, the paths of classes, and for each word the number of its
 * path. Words and paths are sorted and stored as what differs from the one before.
 */
final class WordClassesCodec {

  static final String NAME = "words";

  /** 1: layers that cut paths at a length. */
  static final int VERSION = 1;

  private WordClassesCodec() {}

  static byte[] encode(WordClasses classes) {
    ByteSink out = new ByteSink();
    out.putText(classes.origin()).putCount(classes.grains().size());
    classes.grains().forEach(grain -> out.putText(grain.layer()).putCount(grain.length()));
    out.putCount(classes.paths().size());
    FrontCoding paths = new FrontCoding();
    classes.paths().forEach(path -> paths.put(out, path));
    out.putCount(classes.size());
    FrontCoding words = new FrontCoding();
    classes.forEach((word, path) -> {
      words.put(out, word);
      out.putCount(path);
    });
    return out.toByteArray();
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
      WordClasses classes = new WordClasses(origin, grains, readWords(in, paths));
      in.expectEnd();
      if (!classes.paths().equals(paths)) {
        throw in.corrupt("paths of word classes out of order");
      }
      return classes;
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  private static SortedMap<String, String> readWords(ByteSource in, List<String> paths) throws ModelFormatException {
    TreeMap<String, String> pathOfWord = new TreeMap<>();
    FrontCoding texts = new FrontCoding();
    for (int left = in.readSize(); left > 0; left--) {
      String word = texts.read(in);
      int path = in.readCount();
      if (path >= paths.size()) {
        throw in.corrupt("path " + path + " of " + paths.size());
      }
      if (!pathOfWord.isEmpty() && pathOfWord.lastKey().compareTo(word) >= 0) {
        throw in.corrupt("words out of order");
      }
      pathOfWord.put(word, paths.get(path));
    }
    return pathOfWord;
  }
}
