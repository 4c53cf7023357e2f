package org.kerndep.batch.work;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.ConllSentenceParser;
import org.kerndep.DependencyParser;
import org.kerndep.ParsedConllSentence;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.TreeColumns;
import org.kerndep.text.TaggedSource;
import org.kerndep.text.TextModel;
import org.kerndep.text.TextReader;

/**
 * Parses documents of plain text or CoNLL into CoNLL-U or JSON, in memory that does not grow with the document. Shared
 * freely by threads.
 */
public final class ParserAnnotator implements DocumentAnnotator {

  /** So many sentences are worth a helper's while; more would only take memory. */
  private static final int SENTENCES_PER_THREAD = 64;

  private final DependencyParser parser;
  private final AnnotationSettings settings;
  private final ConllSentenceParser sentences;

  /** An annotator with a whole parser, of which it uses what the settings ask for. */
  public ParserAnnotator(DependencyParser whole, AnnotationSettings settings) {
    this.parser = settings.parser(whole);
    this.settings = settings;
    this.sentences = new ConllSentenceParser(parser, settings.k(), settings.confidence(), settings.keepDeps());
    if (settings.tag() && parser.text().isEmpty()) {
      throw new IllegalArgumentException("--tag needs a model with a tagger; train one with 'kerndep train "
          + "--with-text'");
    }
  }

  /** Is given parsed sentences. */
  public interface SentenceConsumer {
    void accept(ParsedConllSentence sentence) throws IOException;
  }

  /** Parses a document and hands out its sentences in order; those without words are left out. */
  public Counts parse(DocumentInput document, WorkContext context, SentenceConsumer consumer) throws IOException {
    long count = 0;
    long words = 0;
    SentenceSource source = source(document.input());
    for (List<ConllBlock> batch = batch(source, context); !batch.isEmpty(); batch = batch(source, context)) {
      List<ConllBlock> blocks = batch;
      List<ParsedConllSentence> parsed = context.map(blocks.size(), i -> {
        context.checkTime();
        return sentences.parse(source, blocks.get(i));
      });
      for (ParsedConllSentence sentence : parsed) {
        consumer.accept(sentence);
        count++;
        words += sentence.size();
      }
    }
    return new Counts(count, words);
  }

  @Override
  public Counts annotate(DocumentInput document, OutputStream out, WorkContext context) throws IOException {
    Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 13);
    String id = document.document().id();
    boolean[] first = {true};
    Counts counts = parse(document, context, sentence -> {
      writer.write(settings.to() == ResultFormat.JSON ? json(id, sentence) : conllu(id, sentence, first[0]));
      first[0] = false;
    });
    writer.flush();
    return counts;
  }

  /** A sentence as a line of the JSON result of a document. */
  public static String json(String id, ParsedConllSentence sentence) {
    return sentence.json().inDocument(id).line();
  }

  /**
   * A sentence as it stands in the CoNLL-U result of a document.
   *
   * @param first whether it is the document's first
   */
  public static String conllu(String id, ParsedConllSentence sentence, boolean first) {
    return (first ? newDocument(id, sentence.block()) : "") + sentence.conllu();
  }

  /** The comment that tells where a document begins; documents that have such comments keep them. */
  private static String newDocument(String id, ConllBlock first) {
    return (first.hasComment("newdoc") ? "# document = " : "# newdoc id = ") + id.replaceAll("[\\r\\n]", " ") + "\n";
  }

  private static List<ConllBlock> batch(SentenceSource source, WorkContext context) throws IOException {
    List<ConllBlock> batch = new ArrayList<>();
    int most = SENTENCES_PER_THREAD * context.threads();
    for (ConllBlock block = source.next(); block != null; block = batch.size() < most ? source.next() : null) {
      if (block.sentence().size() > 0) {
        batch.add(block);
      }
    }
    return batch;
  }

  private SentenceSource source(Input input) throws IOException {
    InputKind kind = settings.input();
    if (kind.isText() || kind.isAuto() && input.isText()) {
      TextModel text = parser.text().orElseThrow(() -> new BadInputException(input.name(),
          "is plain text, which the model cannot read", "train a model with 'kerndep train --with-text', or give "
          + "CoNLL files with words and tags"));
      return settings.offsets() || settings.to() == ResultFormat.JSON ? TextReader.withRanges(input, text)
          : new TextReader(input, text, false);
    }
    SentenceSource table = new ConllReader(input, kind.conll().orElse(null), TreeColumns.IGNORE);
    return settings.tag() ? new TaggedSource(table, parser.text().orElseThrow().tagger()) : table;
  }

  /** All documents are done; warns of what they lacked. */
  @Override
  public void close() {
    sentences.end();
  }
}
