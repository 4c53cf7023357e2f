package org.kerndep.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.Annotators;
import org.kerndep.batch.work.DocumentAnnotator;
import org.kerndep.batch.work.DocumentInput;
import org.kerndep.batch.work.ParserAnnotator;
import org.kerndep.batch.work.ResultFormat;
import org.kerndep.batch.work.WorkContext;

/** Annotates documents as any run does, and keeps the sentences of the last one for tables. One thread. */
final class SentenceAnnotator implements DocumentAnnotator {

  private final Annotators annotators;
  private final AnnotationSettings settings;
  private final List<SentenceText> sentences = new ArrayList<>();
  private DocumentAnnotator engines;

  SentenceAnnotator(Annotators annotators, AnnotationSettings settings) {
    this.annotators = annotators;
    this.settings = settings;
  }

  /**
   * A sentence.
   *
   * @param words how many; null if not known
   * @param conllu as in the CoNLL-U result of the document; null if there is none
   * @param json as in its JSON result, without the end of the line; null if there is none
   */
  record SentenceText(Integer words, String conllu, String json) {}

  /** The sentences of the document that was annotated last; none if results are a CAS. */
  List<SentenceText> sentences() {
    return List.copyOf(sentences);
  }

  @Override
  public Counts annotate(DocumentInput input, OutputStream out, WorkContext context) throws IOException {
    sentences.clear();
    Optional<ParserAnnotator> parser = annotators.parser(input);
    return parser.isPresent() ? parse(parser.get(), input, out, context) : annotateByEngines(input, out, context);
  }

  private Counts parse(ParserAnnotator parser, DocumentInput input, OutputStream out, WorkContext context)
      throws IOException {
    String id = input.document().id();
    return parser.parse(input, context, sentence -> {
      String conllu = ParserAnnotator.conllu(id, sentence, sentences.isEmpty());
      String json = ParserAnnotator.json(id, sentence);
      sentences.add(new SentenceText(sentence.size(), conllu, json.stripTrailing()));
      out.write((settings.to() == ResultFormat.JSON ? json : conllu).getBytes(StandardCharsets.UTF_8));
    });
  }

  private Counts annotateByEngines(DocumentInput input, OutputStream out, WorkContext context) throws IOException {
    if (engines == null) {
      engines = annotators.create();
    }
    if (settings.to().isCas()) {
      return engines.annotate(input, out, context);
    }
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    Counts counts = engines.annotate(input, written, context);
    written.writeTo(out);
    String text = written.toString(StandardCharsets.UTF_8);
    if (settings.to() == ResultFormat.JSON) {
      text.lines().forEach(line -> sentences.add(new SentenceText(null, null, line)));
    } else {
      for (String block : text.split("(?<=\n\n)")) {
        if (!block.isBlank()) {
          sentences.add(new SentenceText(null, block, null));
        }
      }
    }
    return counts;
  }

  @Override
  public void close() {
    if (engines != null) {
      engines.close();
    }
  }
}
