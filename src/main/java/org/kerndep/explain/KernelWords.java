package org.kerndep.explain;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Word;
import org.kerndep.feature.Distance;
import org.kerndep.feature.TemplateShares;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.PartCombinations.Combination;
import org.kerndep.part.PartShape;
import org.kerndep.rerank.KernelExpansion;

/** What a kernel compares, in words. Immutable; share freely. */
final class KernelWords {

  private final PropertyValues values;
  private final LabelNumbers labels;

  KernelWords(KernelExpansion expansion) {
    this.values = expansion.values();
    this.labels = expansion.labels();
  }

  /** The name of a label's number. */
  String label(int number) {
    return number == LabelNumbers.UNKNOWN ? Word.ABSENT : labels.names().get(number);
  }

  /** A combination of properties of a part, such as {@code head lemma see × modifier "dog" × label obj}. */
  String of(LabelledPart part, Combination combination) {
    List<String> phrases = new ArrayList<>();
    for (int slot = 0; slot < combination.values().length; slot++) {
      phrases.add(role(part.shape(), slot) + " " + values.words(combination.values()[slot]));
    }
    for (int arc = 0; arc < combination.arcs().size(); arc++) {
      boolean last = arc == combination.arcs().size() - 1;
      String phrase = arc(combination.arcs().get(arc), last ? part.arc() : part.otherArc());
      if (!phrase.isEmpty()) {
        phrases.add((last ? "" : role(part.shape(), 1) + " ") + phrase);
      }
    }
    return String.join(" × ", phrases) + " (in " + combination.parts() + " learnt)";
  }

  private static String role(PartShape shape, int slot) {
    return switch (slot) {
      case 0 -> shape == PartShape.GRANDPARENT ? "grandparent" : "head";
      case 1 -> shape == PartShape.GRANDPARENT ? "head" : shape == PartShape.SIBLING ? "sibling" : "modifier";
      default -> "modifier";
    };
  }

  private String arc(ArcProperty property, KernelArc arc) {
    return switch (property) {
      case LABEL -> "label " + label(arc.label());
      case DISTANCE -> Distance.words(arc.distance());
      case LENGTH -> Math.abs(arc.length()) + " to the " + (arc.length() > 0 ? "right" : "left");
      case ANY -> "";
    };
  }

  /** The layer that a property of arcs counts as. */
  static String layer(ArcProperty property) {
    return property == ArcProperty.LABEL ? TemplateShares.LABEL : TemplateShares.DISTANCE;
  }

  /** A part that was learnt: what its words are by themselves, and its arcs. */
  String of(KernelPart part) {
    List<String> phrases = new ArrayList<>();
    for (int slot = 0; slot < part.words().size(); slot++) {
      phrases.add(role(part.shape(), slot) + " " + plain(part.words().get(slot)));
    }
    for (KernelArc arc : part.arcs()) {
      phrases.add(label(arc.label()) + " " + Distance.words(arc.distance()));
    }
    return String.join(", ", phrases);
  }

  private String plain(KernelWord word) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < word.size(); i++) {
      if (values.isPlain(word.value(i))) {
        texts.add(values.words(word.value(i)));
      }
    }
    return texts.isEmpty() ? "unknown" : String.join(" ", texts);
  }
}
