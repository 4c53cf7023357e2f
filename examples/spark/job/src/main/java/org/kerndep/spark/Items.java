package org.kerndep.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.source.SeenNames;
import org.kerndep.cli.UsageException;

/**
 * The documents of a run, in partitions of some seconds of work.
 *
 * @param documents what executors work on
 * @param skipped how many were named twice
 */
record Items(JavaRDD<Item> documents, long skipped) {

  private static final long BYTES_PER_PARTITION = 1 << 14;
  private static final int MOST_PARTITIONS = 20_000;
  private static final int PARTITIONS_PER_CORE = 4;

  /**
   * Lists files; only their names are sent to executors.
   *
   * @param list further names, one in each line
   * @param partitions how many; 0 to let the sizes of files decide
   */
  static Items of(JavaSparkContext spark, Inputs inputs, InputStream list, int partitions) throws IOException {
    List<Item> found = new ArrayList<>();
    SeenNames seen = new SeenNames();
    long skipped = 0;
    long bytes = 0;
    try (DocumentSource source = inputs.openFiles(list)) {
      for (Document listed = source.next(); listed != null; listed = source.next()) {
        Optional<Document> document = seen.admit(listed);
        if (document.isEmpty()) {
          skipped++;
          continue;
        }
        found.add(Item.of(document.get()));
        bytes += size(document.get());
      }
    }
    long wanted = partitions > 0 ? partitions : Math.min(MOST_PARTITIONS, bytes / BYTES_PER_PARTITION + 1);
    return new Items(spark.parallelize(found, (int) Math.max(1, Math.min(found.size(), wanted))), skipped);
  }

  private static long size(Document document) {
    try {
      return Math.max(0, document.stamp().size());
    } catch (IOException e) {
      return 0;
    }
  }

  /**
   * Takes documents from columns of a Dataset.
   *
   * @param id the column with their names, which must differ
   * @param text the column with their content: strings, or the bytes of files
   * @param partitions how many; 0 to let the Dataset and the cores decide
   */
  static Items of(Dataset<Row> rows, String id, String text, int partitions) {
    Dataset<Row> named = rows.select(column(rows, id).cast(DataTypes.StringType).as("id"), bytes(rows, text));
    refuseTwice(named.select("id"), id);
    int cores = rows.sparkSession().sparkContext().defaultParallelism();
    int now = named.javaRDD().getNumPartitions();
    int wanted = partitions > 0 ? partitions : Math.max(now, PARTITIONS_PER_CORE * cores);
    Dataset<Row> spread = wanted == now ? named : named.repartition(wanted);
    return new Items(spread.javaRDD().map(row -> Item.of(row.getString(0), row.isNullAt(1) ? null : row.getAs(1))), 0);
  }

  private static void refuseTwice(Dataset<Row> ids, String column) {
    if (!ids.filter(functions.col("id").isNull()).isEmpty()) {
      throw new UsageException("the column " + column + " has empty fields; every document needs a name");
    }
    List<Row> twice = ids.groupBy("id").count().filter("count > 1").orderBy("id").limit(1).collectAsList();
    if (!twice.isEmpty()) {
      throw new UsageException("the column " + column + " has the name '" + twice.get(0).getString(0) + "' "
          + twice.get(0).getLong(1) + " times; give a column with a name for each document as --id-column");
    }
  }

  private static Column column(Dataset<Row> rows, String name) {
    if (!List.of(rows.columns()).contains(name)) {
      throw new UsageException("there is no column " + name + "; columns are " + String.join(", ", rows.columns())
          + "; choose with --id-column and --text-column");
    }
    return rows.col("`" + name + "`");
  }

  private static Column bytes(Dataset<Row> rows, String name) {
    return column(rows, name).cast(DataTypes.BinaryType).as("content");
  }
}
