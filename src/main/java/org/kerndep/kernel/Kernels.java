package org.kerndep.kernel;

import java.util.List;
import java.util.stream.Collectors;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.run.TextPieces;

/** The kernels by their text, such as {@code template(arc,sibling=0.02)}: a name and what the kernel of it asks for. */
public final class Kernels {

  /** Makes a kernel from its text. */
  @FunctionalInterface
  private interface Maker {

    Kernel make(KernelText text, PropertyList properties);
  }

  /** A kernel and how its text is written. */
  private record Entry(String name, String usage, Maker maker) {}

  private static final List<Entry> KNOWN = List.of(
      new Entry(TemplateKernel.NAME, TemplateKernel.USAGE, TemplateKernel::parse),
      new Entry(PolynomialKernel.NAME, PolynomialKernel.USAGE, PolynomialKernel::parse),
      new Entry(DependencyTreeKernel.NAME, DependencyTreeKernel.USAGE, DependencyTreeKernel::parse),
      new Entry(CollinsDuffyKernel.NAME, CollinsDuffyKernel.USAGE, CollinsDuffyKernel::parse));

  private Kernels() {}

  /**
   * The kernels that a text describes, with {@code +} between them.
   *
   * @param properties what kernels of parts compare
   */
  public static List<Kernel> parseAll(String text, PropertyList properties) {
    return TextPieces.split(text, '+').stream().map(one -> parse(one, properties)).toList();
  }

  /**
   * The kernel that a text describes: a {@link PartKernel} or a {@link TreeKernel}.
   *
   * @param properties what it compares
   * @throws IllegalArgumentException if there is no such kernel, or if it has no such parameters
   */
  public static Kernel parse(String text, PropertyList properties) {
    KernelText parsed = KernelText.parse(text);
    return KNOWN.stream().filter(entry -> entry.name.equals(parsed.name())).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown kernel '" + text + "'; kernels are "
            + KNOWN.stream().map(Entry::usage).collect(Collectors.joining("; "))))
        .maker.make(parsed, properties);
  }
}
