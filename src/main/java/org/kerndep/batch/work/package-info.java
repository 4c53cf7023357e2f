/**
 * The work on one document without files, journal or threads, for any scheduler: {@link
 * org.kerndep.batch.work.DocumentWork} takes a document and gives a result or a problem.
 *
 * <pre>{@code
 * AnnotationSettings settings = AnnotationSettings.of(Map.of("to", "json"));
 * DocumentWork work = new DocumentWork(Annotators.of(model, settings).create(), settings, scratch);
 * Result result = work.process(Document.of("a.txt", bytes), WorkContext.ALONE);
 * }</pre>
 *
 * <p>Uses {@code batch.source} for the documents. Engines of UIMA come in by {@link
 * org.kerndep.batch.work.AnnotatorProvider}.
 */
package org.kerndep.batch.work;
