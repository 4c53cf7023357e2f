package org.kerndep.batch.work;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import org.kerndep.io.BadInputException;

/**
 * Makes the annotators of a run, one for each thread; the model is read once, when the first is made. Shared freely by
 * threads.
 */
public final class Annotators {

  private final ModelSource model;
  private final AnnotationSettings settings;
  private ParserAnnotator parser;

  private Annotators(ModelSource model, AnnotationSettings settings) {
    this.model = model;
    this.settings = settings;
  }

  /** Annotators of a model. */
  public static Annotators of(ModelSource model, AnnotationSettings settings) {
    return new Annotators(model, settings);
  }

  /** An annotator for one thread. */
  public synchronized DocumentAnnotator create() throws IOException {
    if (needsCas(settings)) {
      return provider().create(model, settings);
    }
    return new Choosing(parser());
  }

  /** The parser, if it does the work on a document itself; nothing if engines of UIMA do. */
  public synchronized Optional<ParserAnnotator> parser(DocumentInput input) throws IOException {
    return needsCas(settings) || settings.input().isAuto() && input.isXmi() ? Optional.empty() : Optional.of(parser());
  }

  private ParserAnnotator parser() throws IOException {
    if (parser == null) {
      parser = new ParserAnnotator(model.read(), settings);
    }
    return parser;
  }

  /** Tells of what all documents lacked, once they are done. */
  public synchronized void end() {
    if (parser != null) {
      parser.close();
    }
  }

  /** Writes what all results have in common. */
  public void writeCommon(Path folder) throws IOException {
    if (settings.to().isCas()) {
      provider().writeCommon(settings, folder);
    }
  }

  private static boolean needsCas(AnnotationSettings settings) {
    return settings.to().isCas() || settings.pipeline().isPresent() || settings.input().isXmi();
  }

  private static AnnotatorProvider provider() throws IOException {
    return ServiceLoader.load(AnnotatorProvider.class, Annotators.class.getClassLoader()).findFirst()
        .orElseThrow(() -> new IOException("UIMA is not on the classpath; use the whole jar of kerndep"));
  }

  /** Works on text and CoNLL itself, and has an engine for XMI if one comes along. */
  private final class Choosing implements DocumentAnnotator {

    private final ParserAnnotator plain;
    private DocumentAnnotator forXmi;

    Choosing(ParserAnnotator plain) {
      this.plain = plain;
    }

    @Override
    public Counts annotate(DocumentInput input, OutputStream out, WorkContext context) throws IOException {
      if (!settings.input().isAuto() || !input.isXmi()) {
        return plain.annotate(input, out, context);
      }
      if (settings.k() > 1 || settings.confidence()) {
        throw new BadInputException(input.document().origin(), "is XMI, whose best trees and probabilities of arcs "
            + "are written only as XMI", "give --to xmi");
      }
      if (forXmi == null) {
        forXmi = provider().create(model, settings);
      }
      return forXmi.annotate(input, out, context);
    }

    @Override
    public void close() {
      if (forXmi != null) {
        forXmi.close();
      }
    }
  }
}
