package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.InputKind;
import org.kerndep.batch.work.ResultFormat;
import org.kerndep.io.TextFiles;
import picocli.CommandLine.Option;

/** What decides about the results of documents, but for the model. */
public final class AnnotationOptions {

  @Option(names = "--to", paramLabel = "FORMAT", defaultValue = "conllu", description = "conllu (default), json (a line "
      + "for each sentence), xmi, or bin (UIMA's binary CAS)")
  private String to;

  @Option(names = "--gzip", description = "compress results")
  private boolean gzip;

  @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "auto", description = "format of the documents: auto "
      + "(default, found out for each), text, conllu, conllx, conll09 or xmi; each may be compressed with gzip")
  private String format;

  @Option(names = "-k", paramLabel = "N", defaultValue = "1", description = "write the N best trees of each sentence")
  private int k;

  @Option(names = "--confidence", description = "write how probable each arc is: ArcProb in MISC, arc_probs in json")
  private boolean confidence;

  @Option(names = "--offsets", description = "write into MISC where tokens stand in the text: TokenRange=0:5 (json and "
      + "xmi always have it)")
  private boolean offsets;

  @Option(names = "--tag", description = "replace the tags, features and lemmas of CoNLL documents by the model's")
  private boolean tag;

  @Option(names = "--keep-deps", description = "keep DEPS of CoNLL-U documents instead of emptying it")
  private boolean keepDeps;

  @Option(names = "--decoder", paramLabel = "NAME", description = "decoder to use instead of the model's")
  private String decoder;

  @Option(names = "--no-rerank", description = "take the base parser's trees, without the model's reranker")
  private boolean noRerank;

  @Option(names = "--taggings", paramLabel = "N", description = "parse at most so many taggings of a sentence; 1 is "
      + "fastest")
  private Integer taggings;

  @Option(names = "--pipeline", paramLabel = "DESCRIPTOR", description = "run this UIMA analysis engine, which may be a "
      + "whole pipeline, on each document instead of the parser")
  private Path pipeline;

  @Option(names = "--max-size", paramLabel = "MB", defaultValue = "1024", description = "refuse documents that are "
      + "larger when decompressed (default ${DEFAULT-VALUE})")
  private long megabytes;

  /** The settings. */
  public AnnotationSettings settings(String language) throws IOException {
    if (taggings != null && taggings < 1 || megabytes < 1) {
      throw new UsageException("--taggings and --max-size must be at least 1");
    }
    Optional<AnnotationSettings.Pipeline> descriptor = pipeline == null ? Optional.empty()
        : Optional.of(new AnnotationSettings.Pipeline(TextFiles.read(pipeline),
            pipeline.toAbsolutePath().getParent().toString()));
    try {
      return new AnnotationSettings(InputKind.parse(format), ResultFormat.parse(to), k, confidence, offsets, tag,
          keepDeps, Optional.ofNullable(decoder), !noRerank, taggings == null ? 0 : taggings, gzip, descriptor, language,
          megabytes << 20);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
