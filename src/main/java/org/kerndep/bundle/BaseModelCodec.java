package org.kerndep.bundle;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.base.ArcLabels;
import org.kerndep.base.ArcPruner;
import org.kerndep.base.BaseModel;
import org.kerndep.base.LabelMode;
import org.kerndep.base.LabelSet;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.Layer;
import org.kerndep.data.RootMode;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;

/** The base model as bytes. */
final class BaseModelCodec {

  static final String NAME = "base";

  /**
   * 1: pruner, parts up to third order, labels in a second stage. 2: labels may be chosen otherwise. 3: templates look
   * at layers that are not columns.
   */
  static final int VERSION = 3;

  private static final int VERSION_OF_COLUMNS = 2;
  private static final int FIRST_WITH_LABEL_MODES = 2;

  /** A mode's place here is its number in the file. */
  private static final List<LabelMode> LABEL_MODES =
      List.of(LabelMode.SECOND_STAGE, LabelMode.JOINT, LabelMode.ARCS);

  private BaseModelCodec() {}

  /** The lowest version that has room for a model. */
  static int version(BaseModel model) {
    return model.vocabulary().layers().equals(Layer.COLUMNS) ? VERSION_OF_COLUMNS : VERSION;
  }

  static byte[] encode(BaseModel model) {
    ByteSink out = new ByteSink();
    out.putText(model.decoderName());
    out.putText(model.roots().toString());
    out.putText(model.projectivity().toString());
    out.putText(model.templates().toString());
    putVocabulary(out, model.vocabulary());
    putLabels(out, model.labels());
    putPruner(out, model.pruner());
    putWeights(out, model.partWeights());
    putWeights(out, model.labelWeights());
    out.putCount(LABEL_MODES.indexOf(model.labelMode()));
    model.arcLabels().ifPresent(labels -> putArcLabels(out, labels));
    return out.toByteArray();
  }

  static BaseModel decode(ByteSource in, int version, WordKnowledge knowledge) throws ModelFormatException {
    try {
      String decoder = in.readText();
      RootMode roots = RootMode.parse(in.readText());
      Projectivity projectivity = Projectivity.parse(in.readText());
      TemplateSet templates = TemplateSet.parse(in.readText());
      Vocabulary vocabulary = readVocabulary(in, knowledge);
      LabelSet labels = readLabels(in);
      ArcPruner pruner = readPruner(in);
      WeightTable parts = readWeights(in);
      WeightTable labelWeights = readWeights(in);
      LabelMode mode = version < FIRST_WITH_LABEL_MODES ? LabelMode.SECOND_STAGE : readLabelMode(in);
      Optional<ArcLabels> arcLabels =
          mode.hasLabelledArcs() ? Optional.of(readArcLabels(in, labels)) : Optional.empty();
      in.expectEnd();
      return new BaseModel(vocabulary, labels, templates, pruner, parts, labelWeights, projectivity, decoder, roots,
          mode, arcLabels);
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  private static LabelMode readLabelMode(ByteSource in) throws ModelFormatException {
    int number = in.readCount();
    if (number >= LABEL_MODES.size()) {
      throw in.corrupt("unknown label mode " + number);
    }
    return LABEL_MODES.get(number);
  }

  static void putPruner(ByteSink out, ArcPruner pruner) {
    out.putLong(Double.doubleToLongBits(pruner.ratio())).putCount(pruner.maxHeads());
    out.putCount(pruner.projective() ? 1 : 0).putText(pruner.roots().toString());
    putWeights(out, pruner.weights());
  }

  static ArcPruner readPruner(ByteSource in) throws ModelFormatException {
    double ratio = Double.longBitsToDouble(in.readLong());
    int maxHeads = in.readCount();
    boolean projective = in.readCount() == 1;
    RootMode roots = RootMode.parse(in.readText());
    return new ArcPruner(readWeights(in), ratio, maxHeads, projective, roots);
  }

  private static void putVocabulary(ByteSink out, Vocabulary vocabulary) {
    out.putCount(vocabulary.layers().size());
    for (Layer layer : vocabulary.layers()) {
      List<String> values = vocabulary.values(layer);
      out.putText(layer.name()).putCount(values.size());
      values.forEach(out::putText);
    }
  }

  private static Vocabulary readVocabulary(ByteSource in, WordKnowledge knowledge) throws ModelFormatException {
    Map<Layer, List<String>> values = new HashMap<>();
    int layers = in.readSize();
    for (int i = 0; i < layers; i++) {
      Layer layer = Layer.named(in.readText());
      int size = in.readSize();
      List<String> own = new ArrayList<>(size);
      for (int v = 0; v < size; v++) {
        own.add(in.readText());
      }
      values.put(layer, own);
    }
    return new Vocabulary(values, knowledge);
  }

  private static void putLabels(ByteSink out, LabelSet labels) {
    out.putCount(labels.size());
    for (LabelSet.Label label : labels.labels()) {
      out.putText(label.name()).putCount((label.atRoot() ? 1 : 0) + (label.elsewhere() ? 2 : 0));
    }
  }

  private static LabelSet readLabels(ByteSource in) throws ModelFormatException {
    int size = in.readSize();
    List<LabelSet.Label> labels = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      String name = in.readText();
      int places = in.readCount();
      labels.add(new LabelSet.Label(name, (places & 1) != 0, (places & 2) != 0));
    }
    return new LabelSet(labels);
  }

  private static void putArcLabels(ByteSink out, ArcLabels labels) {
    out.putText(labels.layer().name()).putCount(labels.seen().size());
    labels.seen().forEach((tags, indices) -> {
      out.putCount(tags.head()).putCount(tags.modifier()).putCount(indices.size());
      indices.forEach(out::putCount);
    });
  }

  private static ArcLabels readArcLabels(ByteSource in, LabelSet labels) throws ModelFormatException {
    Layer layer = Layer.named(in.readText());
    Map<ArcLabels.Tags, IntList> seen = new HashMap<>();
    int size = in.readSize();
    for (int i = 0; i < size; i++) {
      ArcLabels.Tags tags = new ArcLabels.Tags(in.readCount(), in.readCount());
      int[] indices = new int[in.readSize()];
      for (int l = 0; l < indices.length; l++) {
        indices[l] = in.readCount();
      }
      if (seen.put(tags, IntList.of(indices)) != null) {
        throw in.corrupt("tags occur twice");
      }
    }
    return new ArcLabels(labels, layer, seen);
  }

  /** Only weights that are not zero: the gap to the one before, and the multiple of the unit. */
  static void putWeights(ByteSink out, WeightTable weights) {
    int count = 0;
    for (int i = 0; i < weights.size(); i++) {
      count += weights.multiple(i) == 0 ? 0 : 1;
    }
    out.putCount(weights.bits()).putCount(weights.overhang()).putInt(Float.floatToIntBits(weights.unit()));
    out.putCount(count);
    int next = 0;
    for (int i = 0; i < weights.size(); i++) {
      int multiple = weights.multiple(i);
      if (multiple != 0) {
        out.putCount(i - next).putSigned(multiple);
        next = i + 1;
      }
    }
  }

  static WeightTable readWeights(ByteSource in) throws ModelFormatException {
    int bits = in.readCount();
    int overhang = in.readCount();
    float unit = Float.intBitsToFloat(in.readInt());
    if (bits > WeightTable.MAX_BITS || overhang > 1 << 16 || !Float.isFinite(unit) || unit < 0) {
      throw in.corrupt("impossible weight table");
    }
    in.claim((long) Short.BYTES * ((1 << bits) + overhang));
    WeightTable.Builder builder = new WeightTable.Builder(bits, overhang, unit);
    int count = in.readSize();
    int size = (1 << bits) + overhang;
    long next = 0;
    for (int i = 0; i < count; i++) {
      long index = next + in.readCount();
      int multiple = in.readSigned();
      if (index >= size || Math.abs(multiple) > Short.MAX_VALUE) {
        throw in.corrupt("weight out of range");
      }
      builder.set((int) index, multiple);
      next = index + 1;
    }
    return builder.build();
  }
}
