/**
 * Annotation of corpora on Apache Spark, with the work per document of {@code org.kerndep.batch}.
 *
 * <p>{@link org.kerndep.spark.Main} is the job that {@code spark-submit} starts. It lists files or reads a Dataset, and
 * {@link org.kerndep.spark.SparkAnnotation} makes rows of each document: one for each sentence and one that says what
 * became of the document. {@link org.kerndep.spark.SparkRun} writes these once as a stage that Spark commits task by
 * task, and makes tables, report and quarantine of what was committed; so a task that is done twice counts once.
 */
package org.kerndep.spark;
