package org.kerndep.spark;

import java.time.Duration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.ModelSource;

/**
 * Annotates documents in a Spark program:
 *
 * <pre>{@code
 * SparkAnnotation annotation = new SparkAnnotation(spark, ModelSource.of(PublishedModel.ENGLISH), settings);
 * Dataset<Row> rows = annotation.annotate(spark.read().parquet("news.parquet"), "url", "body");
 * SparkAnnotation.sentences(rows).write().parquet("sentences.parquet");
 * SparkAnnotation.documents(rows).filter("state = 'failed'").show();
 * }</pre>
 *
 * <p>Write or cache the rows before they are used twice: they are computed again for each use.
 */
public final class SparkAnnotation {

  private final SparkSession spark;
  private final SharedModel model;
  private final AnnotationSettings settings;
  private final Duration timeLimit;

  /** Annotation without a limit of time. */
  public SparkAnnotation(SparkSession spark, ModelSource model, AnnotationSettings settings) {
    this(spark, model, settings, Duration.ZERO);
  }

  /**
   * Sends a model to the executors.
   *
   * @param timeLimit how long a document may take; zero for any time
   */
  public SparkAnnotation(SparkSession spark, ModelSource model, AnnotationSettings settings, Duration timeLimit) {
    this.spark = spark;
    this.model = SharedModel.of(JavaSparkContext.fromSparkContext(spark.sparkContext()), model);
    this.settings = settings;
    this.timeLimit = timeLimit;
  }

  /**
   * Annotates documents of a Dataset: a row for each sentence, and one for each document that says what became of it.
   *
   * @param id the column with their names, which must differ
   * @param text the column with their content: strings, or the bytes of files
   */
  public Dataset<Row> annotate(Dataset<Row> documents, String id, String text) {
    return rows(Items.of(documents, id, text, 0), null);
  }

  /**
   * Annotates documents.
   *
   * @param files where results go beside the rows; null for nowhere
   */
  Dataset<Row> rows(Items items, SharedFiles files) {
    DocumentTask task = new DocumentTask(model, settings.options(), timeLimit, files);
    return spark.createDataFrame(items.documents().mapPartitions(task), Rows.SCHEMA);
  }

  /** The rows of sentences: document, sentence, words, conllu, json. */
  public static Dataset<Row> sentences(Dataset<Row> rows) {
    return select(rows.filter(functions.col("sentence").isNotNull()), Rows.OF_SENTENCES);
  }

  /** The rows of documents: their states and counts, and for failed ones place, problem and remedy. */
  public static Dataset<Row> documents(Dataset<Row> rows) {
    return select(rows.filter(functions.col("sentence").isNull()), Rows.OF_DOCUMENTS);
  }

  private static Dataset<Row> select(Dataset<Row> rows, String... columns) {
    return rows.selectExpr(columns);
  }
}
