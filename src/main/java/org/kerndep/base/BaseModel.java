package org.kerndep.base;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.RootMode;
import org.kerndep.data.Vocabulary;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.projectivity.Projectivity;
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
 * @param labelWeights weights of labels, one row per feature; not used if labels are joint
 * @param projectivity how trees that are not projective were encoded in the labels
 * @param decoderName a name known to {@link Decoders}
 * @param roots how many children the root may have
 * @param labelMode when labels are chosen
 * @param arcLabels the labels that arcs may have, if that is not only after the tree is found
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
    LabelMode labelMode,
    Optional<ArcLabels> arcLabels) {

  public BaseModel {
    Decoders.create(decoderName, roots);
    if (!vocabulary.layers().containsAll(templates.layers())) {
      throw new IllegalArgumentException(
          "templates look at " + templates.layers() + ", the vocabulary has " + vocabulary.layers());
    }
    if (labelMode.hasLabelledArcs() != arcLabels.isPresent()) {
      throw new IllegalArgumentException("labels of arcs do not go with labels " + labelMode);
    }
    if (labelMode.hasLabelledArcs()) {
      requireRoom(partWeights, labels);
    }
    if (labelMode != LabelMode.JOINT) {
      requireRoom(labelWeights, labels);
    } else if (!Decoders.withLabels().contains(decoderName)) {
      throw new IllegalArgumentException("decoder " + decoderName + " does not decode labels");
    }
  }

  private static void requireRoom(WeightTable weights, LabelSet labels) {
    if (weights.overhang() < labels.size()) {
      throw new IllegalArgumentException(
          "weights have room for " + weights.overhang() + " labels, not " + labels.size());
    }
  }

  /** The labels of the trees it gives, in alphabetical order. */
  public List<String> labelNames() {
    return labels.labels().stream().map(label -> projectivity.plain(label.name())).distinct().sorted().toList();
  }

  /** The feature paths of the user layers that its templates look at, in their order. */
  public List<String> userLayers() {
    return templates.userLayers();
  }

  public Decoder decoder() {
    return Decoders.create(decoderName, roots);
  }

  /**
   * Another decoder that scores the same parts, for longer or other lists.
   *
   * @throws IllegalArgumentException if it does not
   */
  public Decoder decoder(String name) {
    if (labelMode == LabelMode.JOINT && !name.equals(decoderName)) {
      throw new IllegalArgumentException(
          "decoder " + name + " does not decode labels, as the model asks for; choose " + decoderName);
    }
    return Decoders.createLike(decoderName, name, roots);
  }
}
