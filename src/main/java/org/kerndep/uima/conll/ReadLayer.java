package org.kerndep.uima.conll;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.StringArray;
import org.kerndep.type.ConllPart;

/** A layer of annotation that is read from columns and written back into them. */
public enum ReadLayer {
  CPOS,
  POS,
  LEMMA,
  MORPH,
  TREE;

  /** Layers as the value of a feature. */
  static StringArray toArray(JCas jcas, Set<ReadLayer> layers) {
    return StringArray.create(jcas, layers.stream().sorted().map(ReadLayer::toString).toArray(String[]::new));
  }

  /** The layers that were read into a document; all of them if it does not say. */
  static Set<ReadLayer> of(ConllPart part) {
    if (part == null || part.getLayers() == null) {
      return EnumSet.allOf(ReadLayer.class);
    }
    Set<ReadLayer> layers = EnumSet.noneOf(ReadLayer.class);
    for (String name : part.getLayers()) {
      layers.add(valueOf(name.toUpperCase(Locale.ROOT)));
    }
    return layers;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
