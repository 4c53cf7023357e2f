package org.kerndep.feature;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.kerndep.data.Layer;
import org.kerndep.data.WordKnowledge;

/**
 * A conjunction of atoms. With the mark {@code dd?} its features fire twice: without and with direction and distance.
 *
 * @param atoms distinct atoms in the order of the text
 * @param twice whether it has the mark
 */
record Template(List<Atom> atoms, boolean twice) {

  private static final long FNV_START = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  private static final String TWICE = "dd?";
  private static final int MAX_MULTI_VALUED = 2;
  private static final Map<Layer, Layer> SUBSTITUTES =
      Map.of(Layer.POS, Layer.CPOS, Layer.CPOS, Layer.POS, Layer.LEMMA, Layer.FORM);

  static Template parse(String text) {
    Set<Atom> atoms = new LinkedHashSet<>();
    boolean twice = false;
    for (String part : text.trim().split("\\s+")) {
      if (part.equals(TWICE)) {
        twice = true;
      } else {
        atoms.add(Atom.parse(part));
      }
    }
    if (atoms.isEmpty()) {
      throw new IllegalArgumentException("template without atoms");
    }
    if (atoms.stream().filter(Atom::isMultiValued).count() > MAX_MULTI_VALUED) {
      throw new IllegalArgumentException("more than " + MAX_MULTI_VALUED + " atoms with many values");
    }
    return new Template(List.copyOf(atoms), twice);
  }

  /**
   * The template for data that lacks some layers: a missing fine tag is replaced by the coarse one and the reverse, a
   * missing lemma by the form. Null if it asks for a missing layer that has no substitute.
   */
  Template restrictedTo(Set<Layer> present) {
    Set<Atom> kept = new LinkedHashSet<>();
    for (Atom atom : atoms) {
      Layer layer = atom.layer();
      if (layer != null && !present.contains(layer)) {
        layer = SUBSTITUTES.get(layer);
        if (layer == null || !present.contains(layer)) {
          return null;
        }
      }
      kept.add(atom.withLayer(layer));
    }
    return new Template(new ArrayList<>(kept), twice);
  }

  /** The template where so much is known of words; null if it asks for classes of words and there are none. */
  Template knownBy(WordKnowledge knowledge) {
    Set<Atom> kept = new LinkedHashSet<>();
    for (Atom atom : atoms) {
      Layer layer = atom.layer() == null ? null : atom.layer().knownBy(knowledge).orElse(null);
      if (layer == null && atom.layer() != null) {
        return null;
      }
      kept.add(atom.withLayer(layer));
    }
    return new Template(new ArrayList<>(kept), twice);
  }

  /** A number of its own for every section and text: the 64-bit FNV-1a hash. */
  long seed(TemplateSet.Section section) {
    long hash = FNV_START;
    for (byte b : (section.symbol() + " " + this).getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ b & 0xFF) * FNV_PRIME;
    }
    return hash;
  }

  boolean usesOnly(Set<Atom.Role> roles) {
    return atoms.stream().allMatch(a -> roles.contains(a.role()));
  }

  @Override
  public String toString() {
    return atoms.stream().map(Atom::toString).collect(Collectors.joining(" ")) + (twice ? " " + TWICE : "");
  }
}
