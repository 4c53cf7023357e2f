package org.kerndep.base;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.Vocabulary;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.Projectivity;
import org.kerndep.decode.RootMode;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;

/**
 * A trained linear parser: everything {@link BaseParser} needs to parse. Immutable; share freely.
 *
 * @param vocabulary the values training saw
 * @param labels the labels training saw
 * @param templates what features look at
 * @param pruner chooses the arcs that are decoded
 * @param partWeights weights of parts; if labels are joint, one row per feature
 * @param labelWeights weights of labels, one row per feature; if labels are joint they are not looked at
 * @param projectivity how trees that are not projective were encoded in the labels
 * @param decoderName a name known to {@link Decoders}
 * @param roots how many children the root may have
 * @param jointLabels the labels of arcs if they are decoded with the heads, nothing if a second stage gives them
 */
public record BaseModel(
    Vocabulary vocabulary,
    LabelSet labels,
    TemplateSet templates,
    ArcPruner pruner,
    WeightTable partWeights,
    WeightTable labelWeights,
    Projectivity projectivity,
    String decoderName,
    RootMode roots,
    Optional<ArcLabels> jointLabels) {

  public BaseModel {
    Decoders.create(decoderName, roots);
    int room = (jointLabels.isPresent() ? partWeights : labelWeights).overhang();
    if (room < labels.size()) {
      throw new IllegalArgumentException("weights have room for " + room + " labels, not " + labels.size());
    }
    if (jointLabels.isPresent() && !Decoders.withLabels().contains(decoderName)) {
      throw new IllegalArgumentException("decoder " + decoderName + " does not decode labels");
    }
  }

  /** The labels of the trees it gives, in alphabetical order. */
  public List<String> labelNames() {
    return labels.labels().stream().map(label -> projectivity.plain(label.name())).distinct().sorted().toList();
  }

  public Decoder decoder() {
    return Decoders.create(decoderName, roots);
  }
}
