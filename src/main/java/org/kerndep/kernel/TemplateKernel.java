package org.kerndep.kernel;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.part.PartShape;

/**
 * The number of features that two parts share, if a feature chooses one property of every word and every arc
 * (Taub-Tabib, Goldberg and Globerson 2015): the product over words and arcs of how many properties match, times the
 * weight of the shape. Immutable; share freely.
 */
public final class TemplateKernel implements PartKernel {

  /** The name in texts. */
  static final String NAME = "template";

  private static final List<PartShape> SHAPES = List.of(PartShape.ARC, PartShape.SIBLING, PartShape.GRANDPARENT);

  static final String USAGE = NAME + "(SHAPE,SHAPE=WEIGHT,...) with the shapes "
      + SHAPES.stream().map(TemplateKernel::name).collect(Collectors.joining(", "));

  private final Set<ArcProperty> arcs;
  private final Map<PartShape, Double> weights;
  private final boolean wild;
  private final boolean label;
  private final boolean distance;
  private final boolean length;

  /**
   * A kernel.
   *
   * @param arcs the properties of arcs
   * @param weights what the features of each shape weigh, more than 0; other shapes are not compared
   */
  public TemplateKernel(Set<ArcProperty> arcs, Map<PartShape, Double> weights) {
    if (arcs.isEmpty() || weights.isEmpty()) {
      throw new IllegalArgumentException("a template kernel needs a property of arcs and a shape of parts");
    }
    weights.forEach((shape, weight) -> {
      KernelPart.wordCount(shape);
      if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("the weight of a shape must be more than 0: " + weight);
      }
    });
    this.arcs = Collections.unmodifiableSet(EnumSet.copyOf(arcs));
    this.wild = arcs.contains(ArcProperty.ANY);
    this.label = arcs.contains(ArcProperty.LABEL);
    this.distance = arcs.contains(ArcProperty.DISTANCE);
    this.length = arcs.contains(ArcProperty.LENGTH);
    this.weights = Collections.unmodifiableMap(new EnumMap<>(weights));
  }

  /** The kernel of a text whose parameters are shapes and their weights, over the arcs' properties of a list. */
  static TemplateKernel parse(KernelText text, PropertyList properties) {
    Map<String, Double> given = text.numbers(SHAPES.stream().map(TemplateKernel::name).toList());
    Map<PartShape, Double> weights = new EnumMap<>(PartShape.class);
    SHAPES.stream().filter(shape -> given.containsKey(name(shape)))
        .forEach(shape -> weights.put(shape, given.get(name(shape))));
    return new TemplateKernel(properties.arcs(), weights);
  }

  private static String name(PartShape shape) {
    return shape.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Set<PartShape> shapes() {
    return weights.keySet();
  }

  /** The properties of arcs. */
  public Set<ArcProperty> arcs() {
    return arcs;
  }

  /** The weight of a shape, 0 if it is not compared. */
  public double weight(PartShape shape) {
    return weights.getOrDefault(shape, 0.0);
  }

  @Override
  public double value(KernelPart a, KernelPart b) {
    if (a.shape() != b.shape()) {
      return 0;
    }
    double product = weight(a.shape());
    for (int i = 0; i < a.arcs().size() && product != 0; i++) {
      product *= matches(a.arcs().get(i), b.arcs().get(i));
    }
    for (int i = 0; i < a.words().size() && product != 0; i++) {
      product *= a.words().get(i).matches(b.words().get(i));
    }
    return product;
  }

  /** The number of properties in which two arcs have the same value. */
  public int matches(KernelArc a, KernelArc b) {
    int count = wild ? 1 : 0;
    count += label && a.hasLabelOf(b) ? 1 : 0;
    count += distance && a.distance() == b.distance() ? 1 : 0;
    count += length && a.length() == b.length() ? 1 : 0;
    return count;
  }

  /** Whether two arcs have the same value of a property. */
  public static boolean match(ArcProperty property, KernelArc a, KernelArc b) {
    return switch (property) {
      case ANY -> true;
      case LABEL -> a.hasLabelOf(b);
      case DISTANCE -> a.distance() == b.distance();
      case LENGTH -> a.length() == b.length();
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TemplateKernel that && arcs.equals(that.arcs) && weights.equals(that.weights);
  }

  @Override
  public int hashCode() {
    return 31 * arcs.hashCode() + weights.hashCode();
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(",", NAME + "(", ")");
    weights.forEach((shape, weight) -> text.add(name(shape) + (weight == 1 ? "" : "=" + weight)));
    return text.toString();
  }
}
