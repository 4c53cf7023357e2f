package org.kerndep.bundle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.FrontCoding;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.Lexicon;
import org.kerndep.text.MultiwordTable;
import org.kerndep.text.SentenceSplitter;
import org.kerndep.text.TextModel;
import org.kerndep.text.Tokenizer;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.tagger.GreedyTagger;
import org.kerndep.text.tagger.Lemmatizer;
import org.kerndep.text.tagger.SequenceTagger;
import org.kerndep.text.tagger.Tagger;

/**
 * The models of plain text as compressed bytes. Texts that are sorted are stored as what differs from the one before.
 */
final class TextModelCodec {

  static final String NAME = "text";

  /**
   * 1: tokenizer, sentence splitter, tagger and lemmatizer. 2: a lexicon of tokenizer and splitter, a tagger of
   * sequences. The weights are those of features that only the code knows, so other features need another version,
   * unless they only add to those before.
   */
  static final int VERSION = 2;

  private static final int GREEDY = 1;

  private TextModelCodec() {}

  static byte[] encode(TextModel model) {
    ByteSink out = new ByteSink();
    Tokenizer tokenizer = model.tokenizer();
    if (version(model) > GREEDY) {
      putLexicon(out, tokenizer.lexicon());
    }
    EventModelCodec.put(out, tokenizer.boundaries());
    out.putCount(tokenizer.spacedNumbers() ? 1 : 0);
    putAnalyses(out, tokenizer.multiwordTable().analyses());
    EventModelCodec.put(out, tokenizer.multiwordTable().choice());
    EventModelCodec.put(out, model.splitter().ends());
    if (model.tagger() instanceof GreedyTagger greedy) {
      EventModelCodec.put(out, greedy.upos());
      EventModelCodec.put(out, greedy.xpos());
      EventModelCodec.put(out, greedy.feats());
      putLemmatizer(out, greedy.lemmatizer());
    } else if (model.tagger() instanceof SequenceTagger tagger) {
      TagModelCodec.put(out, tagger.tags());
      EventModelCodec.put(out, tagger.feats());
      putLemmatizer(out, tagger.lemmatizer());
    }
    return compressed(out.toByteArray());
  }

  /** The version that a model is written as: its own, so that older programs read what they wrote. */
  static int version(TextModel model) {
    return model.tagger() instanceof GreedyTagger ? GREEDY : VERSION;
  }

  private static void putLemmatizer(ByteSink out, Lemmatizer lemmatizer) {
    EventModelCodec.put(out, lemmatizer.rules());
    putExceptions(out, lemmatizer.exceptions());
  }

  /**
   * Reads models.
   *
   * @param knowledge what they know of words beyond their corpus, which is stored elsewhere
   */
  static TextModel decode(ByteSource compressed, int version, WordKnowledge knowledge) throws ModelFormatException {
    try {
      ByteSource in = plain(compressed);
      Lexicon lexicon = version > GREEDY ? readLexicon(in) : Lexicon.NONE;
      EventModel boundaries = EventModelCodec.read(in);
      boolean spacedNumbers = in.readCount() == 1;
      SortedMap<String, List<String>> analyses = readAnalyses(in);
      MultiwordTable multiwordTable = new MultiwordTable(analyses, EventModelCodec.read(in));
      Tokenizer tokenizer = new Tokenizer(boundaries, spacedNumbers, multiwordTable, lexicon);
      SentenceSplitter splitter = new SentenceSplitter(EventModelCodec.read(in), lexicon);
      Tagger tagger = version == GREEDY
          ? new GreedyTagger(EventModelCodec.read(in), EventModelCodec.readModels(in), EventModelCodec.readModels(in),
              readLemmatizer(in))
          : new SequenceTagger(TagModelCodec.read(in, knowledge), EventModelCodec.readModels(in), readLemmatizer(in));
      in.expectEnd();
      return new TextModel(tokenizer, splitter, tagger);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw compressed.corrupt(e.getMessage());
    }
  }

  private static Lemmatizer readLemmatizer(ByteSource in) throws ModelFormatException {
    ModelsByTag rules = EventModelCodec.readModels(in);
    return new Lemmatizer(rules, readExceptions(in));
  }

  private static void putLexicon(ByteSink out, Lexicon lexicon) {
    out.putCount(lexicon.counts().size());
    FrontCoding texts = new FrontCoding();
    lexicon.counts().forEach((word, count) -> {
      texts.put(out, word);
      out.putCount(count.lower()).putCount(count.capitalised());
    });
    putExceptions(out, lexicon.abbreviations());
    out.putCount(lexicon.enclitics().size());
    lexicon.enclitics().forEach(out::putText);
  }

  private static Lexicon readLexicon(ByteSource in) throws ModelFormatException {
    SortedMap<String, Lexicon.Count> counts = new TreeMap<>();
    FrontCoding texts = new FrontCoding();
    for (int left = in.readSize(); left > 0; left--) {
      String word = texts.read(in);
      counts.put(word, new Lexicon.Count(in.readCount(), in.readCount()));
    }
    SortedMap<String, String> abbreviations = readExceptions(in);
    return new Lexicon(counts, abbreviations, new TreeSet<>(EventModelCodec.readTexts(in)));
  }

  private static void putAnalyses(ByteSink out, SortedMap<String, List<String>> analyses) {
    out.putCount(analyses.size());
    analyses.forEach((token, known) -> {
      out.putText(token).putCount(known.size());
      known.forEach(out::putText);
    });
  }

  private static SortedMap<String, List<String>> readAnalyses(ByteSource in) throws ModelFormatException {
    SortedMap<String, List<String>> analyses = new TreeMap<>();
    for (int left = in.readSize(); left > 0; left--) {
      String token = in.readText();
      analyses.put(token, EventModelCodec.readTexts(in));
    }
    return analyses;
  }

  private static void putExceptions(ByteSink out, SortedMap<String, String> exceptions) {
    out.putCount(exceptions.size());
    FrontCoding texts = new FrontCoding();
    exceptions.forEach((key, lemma) -> {
      texts.put(out, key);
      out.putText(lemma);
    });
  }

  private static SortedMap<String, String> readExceptions(ByteSource in) throws ModelFormatException {
    SortedMap<String, String> exceptions = new TreeMap<>();
    FrontCoding texts = new FrontCoding();
    for (int left = in.readSize(); left > 0; left--) {
      String key = texts.read(in);
      exceptions.put(key, in.readText());
    }
    return exceptions;
  }

  /** The length and the compressed bytes. */
  private static byte[] compressed(byte[] plain) {
    byte[] deflated = deflated(plain, Deflater.BEST_COMPRESSION);
    boolean small = ModelEnvelope.mayInflate(deflated.length, plain.length);
    return new ByteSink().putInt(plain.length).putRaw(small ? deflated : deflated(plain, Deflater.NO_COMPRESSION))
        .toByteArray();
  }

  private static byte[] deflated(byte[] plain, int level) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(level);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static ByteSource plain(ByteSource compressed) throws ModelFormatException {
    int length = compressed.readInt();
    byte[] bytes = compressed.readRemainingBytes();
    if (!ModelEnvelope.mayInflate(bytes.length, length)) {
      throw compressed.corrupt("text models of " + length + " bytes");
    }
    compressed.claim(length);
    byte[] plain = new byte[length];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(bytes);
      int size = inflater.inflate(plain) + inflater.inflate(new byte[1]);
      if (size != length || !inflater.finished() || inflater.getRemaining() > 0) {
        throw compressed.corrupt("text models are cut off");
      }
    } catch (DataFormatException e) {
      throw compressed.corrupt("text models cannot be decompressed");
    } finally {
      inflater.end();
    }
    return compressed.of(ByteBuffer.wrap(plain));
  }
}
