package org.kerndep.spark;

import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.work.Problem;
import org.kerndep.batch.work.Result;
import org.kerndep.spark.SentenceAnnotator.SentenceText;

/** The rows that are made of documents: one for each sentence, and one without a sentence's number for the document. */
final class Rows {

  /** The state of a document with a result. */
  static final String DONE = "done";
  /** The state of a document without one. */
  static final String FAILED = "failed";
  /** The state of a document that was named twice. */
  static final String SKIPPED = "skipped";

  /** The columns of the table of sentences. */
  static final String[] OF_SENTENCES = {"document", "sentence", "words", "conllu", "json"};
  /** The columns of the table of documents. */
  static final String[] OF_DOCUMENTS = {"document", "origin", "state", "hash", "sentences", "words", "file", "kind",
    "place", "problem", "remedy", "trace"};

  /** All columns. */
  static final StructType SCHEMA = new StructType()
      .add("document", DataTypes.StringType, false)
      .add("sentence", DataTypes.IntegerType)
      .add("words", DataTypes.LongType)
      .add("conllu", DataTypes.StringType)
      .add("json", DataTypes.StringType)
      .add("origin", DataTypes.StringType)
      .add("state", DataTypes.StringType)
      .add("hash", DataTypes.StringType)
      .add("sentences", DataTypes.LongType)
      .add("file", DataTypes.StringType)
      .add("kind", DataTypes.StringType)
      .add("place", DataTypes.StringType)
      .add("problem", DataTypes.StringType)
      .add("remedy", DataTypes.StringType)
      .add("trace", DataTypes.StringType);

  private Rows() {}

  /**
   * The row of a sentence.
   *
   * @param number from 1
   */
  static Row sentence(Document document, int number, SentenceText sentence) {
    Long words = sentence.words() == null ? null : Long.valueOf(sentence.words());
    return RowFactory.create(document.id(), number, words, sentence.conllu(), sentence.json(), null, null, null, null,
        null, null, null, null, null, null);
  }

  /**
   * The row of a document.
   *
   * @param file with the result, relative to the output folder; null if there is none
   */
  static Row document(Document document, Result result, String file) {
    Optional<Problem> problem = result.problem();
    return RowFactory.create(document.id(), null, result.counts().words(), null, null, document.origin(),
        problem.isPresent() ? FAILED : DONE, result.hash(), result.counts().sentences(), file,
        problem.map(p -> p.kind().name()).orElse(null), problem.map(Problem::place).orElse(null),
        problem.map(Problem::problem).orElse(null), problem.map(Problem::remedy).orElse(null),
        problem.map(Problem::trace).orElse(null));
  }

  /** The row of a document that an archive has twice. */
  static Row skipped(Document document) {
    return RowFactory.create(document.id(), null, 0L, null, null, document.origin(), SKIPPED, null, 0L, null, null,
        null, null, null, null);
  }
}
