package org.kerndep.kernel;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.part.PartShape;

/** The kernels by their text, such as {@code template(arc,sibling=0.02)}: a name, and shapes with their weights. */
public final class Kernels {

  private static final Pattern TEXT = Pattern.compile("([a-z-]+)\\(([^()]*)\\)");
  private static final List<PartShape> SHAPES = List.of(PartShape.ARC, PartShape.SIBLING, PartShape.GRANDPARENT);

  private Kernels() {}

  /** The kernel that a text describes, over the arcs' properties of a list. A weight that is not given is 1. */
  public static PartKernel parse(String text, PropertyList properties) {
    Matcher matcher = TEXT.matcher(text.replace(" ", ""));
    if (!matcher.matches() || !matcher.group(1).equals(TemplateKernel.NAME)) {
      throw new IllegalArgumentException("unknown kernel '" + text + "'; kernels are " + TemplateKernel.NAME
          + "(SHAPE,SHAPE=WEIGHT,...) with the shapes "
          + SHAPES.stream().map(Kernels::name).collect(Collectors.joining(", ")));
    }
    Map<PartShape, Double> weights = new EnumMap<>(PartShape.class);
    for (String argument : matcher.group(2).split(",", -1)) {
      String[] parts = argument.split("=", 2);
      if (weights.put(shape(parts[0], text), parts.length > 1 ? weight(parts[1], text) : 1) != null) {
        throw new IllegalArgumentException("kernel '" + text + "': " + parts[0] + " occurs twice");
      }
    }
    return new TemplateKernel(properties.arcs(), weights);
  }

  private static double weight(String number, String text) {
    try {
      return Double.parseDouble(number);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("kernel '" + text + "': '" + number + "' is no weight", e);
    }
  }

  private static PartShape shape(String name, String text) {
    return SHAPES.stream().filter(shape -> name(shape).equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("kernel '" + text + "': unknown shape '" + name
            + "'; shapes are " + SHAPES.stream().map(Kernels::name).collect(Collectors.joining(", "))));
  }

  static String name(PartShape shape) {
    return shape.name().toLowerCase(Locale.ROOT);
  }
}
