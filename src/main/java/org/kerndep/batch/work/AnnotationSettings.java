package org.kerndep.batch.work;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.kerndep.DependencyParser;
import org.kerndep.run.Hash;

/**
 * All that decides about the result of a document, but for the model. Has a text form that parses back, so that it can
 * be sent to another machine. Immutable; share freely.
 *
 * @param input what documents are
 * @param to how results are written
 * @param k how many trees of each sentence
 * @param confidence whether arcs get probabilities
 * @param offsets whether CoNLL-U says where tokens stand in the text; JSON always does
 * @param tag whether the tags of CoNLL documents are replaced by the model's
 * @param keepDeps whether columns that restate the old tree stay
 * @param decoder another decoder than the model's
 * @param rerank whether the model's reranker is used
 * @param taggings the most taggings of a sentence that are parsed, 0 for the model's own
 * @param gzip whether results are compressed
 * @param pipeline an engine descriptor that is run instead of the parser
 * @param language the language of documents that do not say it; for engines
 * @param most the most bytes of a document, decompressed
 */
public record AnnotationSettings(InputKind input, ResultFormat to, int k, boolean confidence, boolean offsets,
    boolean tag, boolean keepDeps, Optional<String> decoder, boolean rerank, int taggings, boolean gzip,
    Optional<Pipeline> pipeline, String language, long most) {

  /**
   * An engine descriptor.
   *
   * @param descriptor its XML
   * @param folder against which it imports other files by relative locations
   */
  public record Pipeline(String descriptor, String folder) {}

  /** Larger documents are refused, so that compressed ones cannot fill a disk. */
  public static final long MOST_BYTES = 1L << 30;

  /** Plain parsing to CoNLL-U. */
  public static final AnnotationSettings DEFAULT = of(Map.of());

  public AnnotationSettings {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1: " + k);
    }
    if (pipeline.isPresent() && (k > 1 || confidence || tag || decoder.isPresent() || !rerank || taggings > 0)) {
      throw new IllegalArgumentException("a pipeline has its own parameters; options of the parser do not reach it");
    }
  }

  /** Settings from their text form; what is not named is as usual. */
  public static AnnotationSettings of(Map<String, String> options) {
    return new AnnotationSettings(InputKind.parse(options.getOrDefault("format", "auto")),
        ResultFormat.parse(options.getOrDefault("to", "conllu")), Integer.parseInt(options.getOrDefault("k", "1")),
        is(options, "confidence"), is(options, "offsets"), is(options, "tag"), is(options, "keep-deps"),
        Optional.ofNullable(options.get("decoder")), !is(options, "no-rerank"),
        Integer.parseInt(options.getOrDefault("taggings", "0")), is(options, "gzip"),
        Optional.ofNullable(options.get("pipeline"))
            .map(xml -> new Pipeline(xml, options.getOrDefault("pipeline-folder", ""))), options.getOrDefault("language", "en"),
        Long.parseLong(options.getOrDefault("max-size", Long.toString(MOST_BYTES))));
  }

  private static boolean is(Map<String, String> options, String key) {
    return Boolean.parseBoolean(options.getOrDefault(key, "false"));
  }

  /** The text form, by key. */
  public Map<String, String> options() {
    Map<String, String> options = new TreeMap<>();
    options.put("format", input.toString());
    options.put("to", to.toString());
    options.put("k", Integer.toString(k));
    options.put("confidence", Boolean.toString(confidence));
    options.put("offsets", Boolean.toString(offsets));
    options.put("tag", Boolean.toString(tag));
    options.put("keep-deps", Boolean.toString(keepDeps));
    options.put("no-rerank", Boolean.toString(!rerank));
    options.put("taggings", Integer.toString(taggings));
    options.put("gzip", Boolean.toString(gzip));
    options.put("language", language);
    options.put("max-size", Long.toString(most));
    decoder.ifPresent(name -> options.put("decoder", name));
    pipeline.ifPresent(given -> {
      options.put("pipeline", given.descriptor());
      options.put("pipeline-folder", given.folder());
    });
    return options;
  }

  /** The text form without the content of a pipeline, for people. */
  public Map<String, String> shownOptions() {
    Map<String, String> shown = options();
    pipeline.ifPresent(given -> shown.put("pipeline", Hash.ofTexts(List.of(given.descriptor()))));
    shown.remove("pipeline-folder");
    return shown;
  }

  /**
   * Settings of the same text form have the same hash. The limit of sizes and the folder of a pipeline are no part of
   * it.
   */
  public String hash() {
    Map<String, String> options = options();
    options.remove("max-size");
    options.remove("pipeline-folder");
    return Hash.ofTexts(List.of(options.toString()));
  }

  /** The same settings with a pipeline instead of the parser. */
  public AnnotationSettings with(Pipeline engines) {
    return new AnnotationSettings(input, to, k, confidence, offsets, tag, keepDeps, decoder, rerank, taggings, gzip,
        Optional.of(engines), language, most);
  }

  /** How files with results end. */
  public String ending() {
    return to.ending() + (gzip ? ".gz" : "");
  }

  /** A parser with what the settings ask for. */
  DependencyParser parser(DependencyParser whole) {
    DependencyParser ranking = rerank ? whole : whole.withoutReranking();
    DependencyParser decoding = decoder.map(ranking::withDecoder).orElse(ranking);
    return taggings > 0 ? decoding.withTaggings(taggings) : decoding;
  }
}
