/**
 * Annotation of whole corpora: {@link org.kerndep.batch.CorpusRun} lists documents, works on them with several threads,
 * stores results, keeps a journal from which it resumes, and puts the failures of bad documents aside.
 *
 * <p>{@link org.kerndep.batch.DocumentWork} is the work on one document without any of that, for other schedulers:
 *
 * <pre>{@code
 * AnnotationSettings settings = AnnotationSettings.of(Map.of("to", "json"));
 * DocumentWork work = new DocumentWork(Annotators.of(model, settings).create(), settings, scratch);
 * Result result = work.process(Document.of("a.txt", bytes), WorkContext.ALONE);
 * }</pre>
 *
 * <p>Uses {@code batch.source} for the documents and {@code batch.journal} for the journal. Engines of UIMA come in by
 * {@link org.kerndep.batch.AnnotatorProvider}.
 */
package org.kerndep.batch;
