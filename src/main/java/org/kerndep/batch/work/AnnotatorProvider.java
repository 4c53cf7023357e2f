package org.kerndep.batch.work;

import java.io.IOException;
import java.nio.file.Path;

/** Makes annotators that work on the documents of UIMA; found as a service, so that UIMA is loaded only when needed. */
public interface AnnotatorProvider {

  /** An annotator for one thread, which shares the model with the others of this process. */
  DocumentAnnotator create(ModelSource model, AnnotationSettings settings) throws IOException;

  /** Writes what all documents of an output folder have in common, such as their type system. */
  void writeCommon(AnnotationSettings settings, Path folder) throws IOException;
}
