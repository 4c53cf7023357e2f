package org.kerndep.feature;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.Atom.Role;
import org.kerndep.feature.TemplateSet.Section;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * What each template adds to the score of a part or a label, and what it sees there, in words. The sum over the
 * templates is the score that {@link PartFeatures} and its like give, up to the rounding of {@code float} sums. Slower
 * than these; scratch of one thread.
 */
public final class TemplateShares {

  /** Takes what a template adds. */
  @FunctionalInterface
  public interface Visitor {

    /**
     * A share.
     *
     * @param words what the template sees
     * @param layers the names of the layers that it looks at, and {@code distance} or {@code label}
     */
    void share(String words, Set<String> layers, double value);
  }

  /** A template with an evaluator of its own. */
  private record Single(Template template, TemplateEvaluator evaluator, Set<String> layers) {

    static Single of(Section section, Template template) {
      Set<String> layers = new LinkedHashSet<>();
      for (Atom atom : template.atoms()) {
        if (atom.layer() != null) {
          layers.add(atom.layer().name());
        } else if (atom.property() != Atom.Property.BIAS) {
          layers.add(DISTANCE);
        }
      }
      if (template.twice() || layers.isEmpty()) {
        layers.add(DISTANCE);
      }
      return new Single(template, new TemplateEvaluator(section, List.of(template)), layers);
    }

    Set<String> layersWithLabel() {
      Set<String> all = new LinkedHashSet<>(layers);
      all.add(LABEL);
      return all;
    }
  }

  /** What shares of direction, distance and label are called among layers. */
  public static final String DISTANCE = "distance";
  public static final String LABEL = "label";

  private final TemplateSet templates;
  private final Vocabulary vocabulary;
  private final Map<Section, List<Single>> singles = new EnumMap<>(Section.class);
  private final KeyBuffer keys = new KeyBuffer();
  private final FeatureRows rows = new FeatureRows();

  /** The shares of a model's templates, whose values are those of a vocabulary. */
  public TemplateShares(TemplateSet templates, Vocabulary vocabulary) {
    this.templates = templates;
    this.vocabulary = vocabulary;
  }

  private List<Single> of(Section section) {
    return singles.computeIfAbsent(section, s -> {
      List<Single> all = new ArrayList<>();
      templates.templates(s).forEach(template -> all.add(Single.of(s, template)));
      return all;
    });
  }

  /** The shares of a part without a label. */
  public void ofPart(Sentence sentence, EncodedSentence x, Part part, WeightTable weights, Visitor visitor) {
    int code = code(part);
    Words words = new Words(sentence, x, part, Optional.of(part.shape()));
    for (Single single : of(Section.of(part.shape()))) {
      evaluate(single, x, part, code);
      double value = keys.sum(code, weights);
      if (value != 0) {
        visitor.share(words.of(single.template), single.layers, value);
      }
    }
  }

  /** The shares of a part whose arc has a label, where every label has weights of its own. */
  public void ofLabelledPart(Sentence sentence, EncodedSentence x, Part part, int label, WeightTable weights,
      Visitor visitor) {
    rows(of(Section.of(part.shape())), x, part, code(part), label, weights, visitor,
        new Words(sentence, x, part, Optional.of(part.shape())));
  }

  /** The shares of the label of an arc, whatever the tree, as {@link ArcLabelFeatures} scores it. */
  public void ofArcLabel(Sentence sentence, EncodedSentence x, int head, int modifier, int label, WeightTable weights,
      Visitor visitor) {
    Part part = Part.arc(head, modifier);
    List<Single> ofArcs = of(Section.LABEL).stream()
        .filter(single -> single.template.usesOnly(ArcLabelFeatures.ROLES)).toList();
    rows(ofArcs, x, part, code(part), label, weights, visitor, new Words(sentence, x, part, Optional.empty()));
  }

  /** The shares of the label of the arc into a word of a tree, as {@link LabelFeatures} scores it. */
  public void ofLabel(Sentence sentence, EncodedSentence x, DependencyTree tree, int modifier, int label,
      WeightTable weights, Visitor visitor) {
    int head = tree.head(modifier);
    Part part = new Part(PartShape.GRAND_SIBLING, head == 0 ? Parts.NONE : tree.head(head), head,
        Parts.sibling(tree, modifier), modifier);
    rows(of(Section.LABEL), x, part, Distance.code(head, modifier), label, weights, visitor,
        new Words(sentence, x, part, Optional.empty()));
  }

  private void rows(List<Single> of, EncodedSentence x, Part part, int code, int label, WeightTable weights,
      Visitor visitor, Words words) {
    for (Single single : of) {
      evaluate(single, x, part, code);
      rows.set(keys, code, weights);
      double value = rows.score(weights, label);
      if (value != 0) {
        visitor.share(words.of(single.template), single.layersWithLabel(), value);
      }
    }
  }

  private static int code(Part part) {
    return PartCode.of(part.shape(), part.outer(), part.head(), part.sibling(), part.modifier());
  }

  private void evaluate(Single single, EncodedSentence x, Part part, int code) {
    keys.clear();
    single.evaluator.place(Role.HEAD, part.head())
        .place(Role.MODIFIER, part.modifier())
        .place(Role.SIBLING, part.sibling())
        .place(PartFeatures.outerRole(part.shape()), part.outer())
        .evaluate(x, code, keys);
  }

  /** What templates see of a part, in words. */
  private final class Words {

    private final Sentence sentence;
    private final EncodedSentence x;
    private final Part part;
    /** None for the label of an arc. */
    private final Optional<PartShape> shape;

    Words(Sentence sentence, EncodedSentence x, Part part, Optional<PartShape> shape) {
      this.sentence = sentence;
      this.x = x;
      this.part = part;
      this.shape = shape;
    }

    String of(Template template) {
      List<String> phrases = new ArrayList<>();
      template.atoms().forEach(atom -> phrases.add(phrase(atom)));
      if (template.twice()) {
        phrases.add(distance());
      }
      return String.join(", ", phrases);
    }

    private String phrase(Atom atom) {
      if (atom.property() != null) {
        return switch (atom.property()) {
          case BIAS -> "always";
          case DIR -> direction();
          case DD -> distance();
        };
      }
      if (atom.role() == Role.BETWEEN) {
        return atom.role().words() + " " + atom.layer() + " " + between(atom.layer());
      }
      int own = position(atom.role());
      if (own == Parts.NONE) {
        return "no " + atom.role().words();
      }
      int position = own + atom.offset();
      return neighbour(atom) + " " + value(atom, position);
    }

    private static String neighbour(Atom atom) {
      if (atom.offset() == 0) {
        return atom.role().words();
      }
      return (Math.abs(atom.offset()) == 1 ? "word " : "second word ")
          + (atom.offset() < 0 ? "before " : "after ") + atom.role().words();
    }

    private int position(Role role) {
      return switch (role) {
        case HEAD -> part.head();
        case MODIFIER -> part.modifier();
        case SIBLING -> part.sibling();
        default -> part.outer();
      };
    }

    private String value(Atom atom, int position) {
      int other = atom.role() == Role.HEAD ? part.modifier() : atom.role() == Role.MODIFIER ? part.head() : -1;
      if (atom.offset() != 0 && position == other) {
        return "is the " + (atom.role() == Role.HEAD ? Role.MODIFIER : Role.HEAD).words();
      }
      return position < 0 ? "is none" : position == 0 ? "is the root" : position > sentence.size() ? "is the end"
          : value(atom.layer(), position);
    }

    private String value(Layer layer, int position) {
      if (layer.isSingleValued() && x.value(layer, position) == Vocabulary.UNSEEN) {
        return "with an unknown " + layer;
      }
      List<String> values = layer.values(sentence.word(position), vocabulary.knowledge());
      return values.isEmpty() ? "without " + layer : layer.words(String.join(" or ", values));
    }

    private String between(Layer layer) {
      Set<String> values = new LinkedHashSet<>();
      for (int b = Math.min(part.head(), part.modifier()) + 1; b < Math.max(part.head(), part.modifier()); b++) {
        values.addAll(layer.values(sentence.word(b), vocabulary.knowledge()));
      }
      return String.join(" or ", values);
    }

    private String direction() {
      return part.head() < part.modifier() ? "to the right" : "to the left";
    }

    private String distance() {
      if (shape.isEmpty() || shape.get() == PartShape.ARC) {
        return Distance.words(Distance.code(part.head(), part.modifier()));
      }
      if (shape.get() == PartShape.SIBLING && part.sibling() != Parts.NONE) {
        return direction() + ", " + Math.abs(part.sibling() - part.modifier()) + " from the sibling";
      }
      return direction() + (Role.GRANDPARENT == PartFeatures.outerRole(shape.get()) && part.outer() != Parts.NONE
          ? ", grandparent to the " + (part.outer() < part.head() ? "left" : "right") : "");
    }
  }
}
