package org.kerndep.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Whether and how a corpus is annotated on Apache Spark; all but the master is the business of the job itself. */
public final class SparkOptions {

  @Option(names = "--spark", paramLabel = "MASTER", description = "annotate on this Spark master, such as local[8] or "
      + "spark://host:7077; the options below belong to it")
  private String master;

  @Option(names = "--dataset", paramLabel = "PATH", description = "take documents from columns of a table instead of "
      + "files")
  private String dataset;

  @Option(names = "--dataset-format", paramLabel = "NAME", defaultValue = "parquet", description = "what Spark calls the "
      + "format of the table: parquet (default), json, csv, binaryFile, ...")
  private String datasetFormat;

  @Option(names = "--id-column", paramLabel = "NAME", defaultValue = "id", description = "column with the names of "
      + "documents (default ${DEFAULT-VALUE})")
  private String idColumn;

  @Option(names = "--text-column", paramLabel = "NAME", defaultValue = "text", description = "column with their content "
      + "(default ${DEFAULT-VALUE})")
  private String textColumn;

  @Option(names = "--tables", paramLabel = "URI", description = "folder for the tables of results, such as "
      + "hdfs:///corpus (default: the output folder)")
  private String tables;

  @Option(names = "--no-files", description = "write tables alone, not a file for each document too")
  private boolean noFiles;

  @Option(names = "--partitions", paramLabel = "N", defaultValue = "0", description = "into how many tasks the work is "
      + "divided (default: by the size of documents)")
  private int partitions;

  @Option(names = "--spark-conf", paramLabel = "KEY=VALUE", description = "a setting of Spark, such as "
      + "spark.executor.memory=4g; may be repeated")
  private Map<String, String> settings = new LinkedHashMap<>();

  /** The address of the cluster's master, if it is not configured otherwise. */
  public Optional<String> master() {
    return Optional.ofNullable(master);
  }

  /** The table with documents. */
  public Optional<String> dataset() {
    return Optional.ofNullable(dataset);
  }

  /** What Spark calls its format. */
  public String datasetFormat() {
    return datasetFormat;
  }

  /** The column with the names of documents. */
  public String idColumn() {
    return idColumn;
  }

  /** The column with their content. */
  public String textColumn() {
    return textColumn;
  }

  /** The folder for tables. */
  public Optional<String> tables() {
    return Optional.ofNullable(tables);
  }

  /** Whether each document gets a file. */
  public boolean files() {
    return !noFiles;
  }

  /** How many tasks; 0 if that is not said. */
  public int partitions() {
    return partitions;
  }

  /** Settings of Spark. */
  public Map<String, String> settings() {
    return Map.copyOf(settings);
  }

  /** Whether an option is given that needs Spark. */
  boolean isUsed() {
    return dataset != null || tables != null || noFiles || partitions > 0 || !settings.isEmpty();
  }
}
