package org.kerndep.bundle;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.EventWeights;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.classifier.Outcomes;

/** The models that make decisions in plain text as bytes. */
final class EventModelCodec {

  private EventModelCodec() {}

  static void put(ByteSink out, EventModel model) {
    out.putCount(model.outcomes().areComposed() ? 1 : 0).putCount(model.outcomes().size());
    model.outcomes().names().forEach(out::putText);
    put(out, model.weights());
  }

  /** Column by column, which compresses better than row by row. */
  static void put(ByteSink out, EventWeights weights) {
    out.putCount(weights.rows());
    long last = -1;
    for (int row = 0; row < weights.rows(); row++) {
      out.putLongCount(weights.key(row) - last - 1);
      last = weights.key(row);
    }
    for (int row = 0; row < weights.rows(); row++) {
      out.putCount(weights.start(row + 1) - weights.start(row));
    }
    for (int i = 0; i < weights.size(); i++) {
      out.putCount(weights.part(i));
    }
    for (int i = 0; i < weights.size(); i++) {
      out.putSigned(weights.weight(i));
    }
  }

  static EventModel read(ByteSource in) throws ModelFormatException {
    boolean composed = in.readCount() == 1;
    Outcomes outcomes = new Outcomes(readTexts(in), composed);
    return new EventModel(outcomes, readWeights(in));
  }

  static EventWeights readWeights(ByteSource in) throws ModelFormatException {
    long[] keys = new long[in.readSize()];
    long last = -1;
    for (int row = 0; row < keys.length; row++) {
      last += in.readLongCount() + 1;
      keys[row] = last;
    }
    int[] starts = new int[keys.length + 1];
    for (int row = 0; row < keys.length; row++) {
      starts[row + 1] = Math.addExact(starts[row], in.readSize());
    }
    int[] parts = in.readCounts(starts[keys.length]);
    int[] weights = new int[parts.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = in.readSigned();
    }
    return new EventWeights(keys, starts, parts, weights);
  }

  static void put(ByteSink out, ModelsByTag models) {
    out.putText(models.otherwise());
    out.putCount(models.models().size());
    models.models().forEach((upos, model) -> put(out.putText(upos), model));
  }

  static ModelsByTag readModels(ByteSource in) throws ModelFormatException {
    String otherwise = in.readText();
    SortedMap<String, EventModel> models = new TreeMap<>();
    for (int left = in.readSize(); left > 0; left--) {
      String upos = in.readText();
      models.put(upos, read(in));
    }
    return new ModelsByTag(models, otherwise);
  }

  static List<String> readTexts(ByteSource in) throws ModelFormatException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readSize(); left > 0; left--) {
      texts.add(in.readText());
    }
    return texts;
  }
}
