package org.kerndep.bundle;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.EventWeights;
import org.kerndep.text.tagger.Tag;
import org.kerndep.text.tagger.TagModel;

/** The model of tags as bytes: the tags, then the tables of weights. */
final class TagModelCodec {

  private static final int TABLES = 4;

  private TagModelCodec() {}

  static void put(ByteSink out, TagModel model) {
    out.putCount(model.tags().size());
    model.tags().forEach(tag -> out.putText(tag.upos()).putText(tag.xpos()));
    model.weights().forEach(weights -> EventModelCodec.put(out, weights));
  }

  static TagModel read(ByteSource in, WordKnowledge knowledge) throws ModelFormatException {
    List<Tag> tags = new ArrayList<>();
    for (int left = in.readSize(); left > 0; left--) {
      tags.add(new Tag(in.readText(), in.readText()));
    }
    List<EventWeights> weights = new ArrayList<>();
    for (int table = 0; table < TABLES; table++) {
      weights.add(EventModelCodec.readWeights(in));
    }
    return new TagModel(tags, knowledge, weights);
  }
}
