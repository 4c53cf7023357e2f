package org.kerndep.batch.work;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.work.DocumentAnnotator.Counts;

/**
 * The work per document: a document in, a result or a problem out, whatever goes wrong. As many threads as its
 * annotator allows.
 */
public final class DocumentWork implements Closeable {

  private final DocumentAnnotator annotator;
  private final AnnotationSettings settings;
  private final Path scratch;

  /**
   * Work that writes results in the format of settings.
   *
   * @param scratch a folder for large results
   */
  public DocumentWork(DocumentAnnotator annotator, AnnotationSettings settings, Path scratch) {
    this.annotator = annotator;
    this.settings = settings;
    this.scratch = scratch;
  }

  /** Does the work; only what is wrong with the temporary folder is thrown, as a {@link ScratchException}. */
  public Result process(Document document, WorkContext context) {
    ResultBuffer content = new ResultBuffer(scratch);
    try (DocumentInput input = new DocumentInput(document, settings.most())) {
      Counts counts = annotate(input, content, context);
      content.close();
      return new Result(content, counts, input.hash(), Optional.empty());
    } catch (ScratchException e) {
      content.discard();
      throw e;
    } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError | LinkageError e) {
      content.discard();
      return Result.failed(Problem.of(document, e));
    }
  }

  private Counts annotate(DocumentInput input, ResultBuffer content, WorkContext context) throws IOException {
    if (!settings.gzip()) {
      return annotator.annotate(input, content, context);
    }
    try (OutputStream compressed = new GZIPOutputStream(content, 1 << 13)) {
      return annotator.annotate(input, compressed, context);
    }
  }

  @Override
  public void close() {
    annotator.close();
  }
}
