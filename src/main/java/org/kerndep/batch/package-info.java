/**
 * Annotation of whole corpora: {@link org.kerndep.batch.CorpusRun} lists documents, works on them with several threads,
 * stores results, keeps a journal from which it resumes, and puts the failures of bad documents aside.
 *
 * <p>Uses {@code batch.source} for the documents, {@code batch.work} for the work on each, and {@code batch.journal}
 * for the journal.
 */
package org.kerndep.batch;
