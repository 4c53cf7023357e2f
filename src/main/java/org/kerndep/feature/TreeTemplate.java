package org.kerndep.feature;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.kerndep.feature.TreeAtom.Role;

/**
 * A feature of whole trees: a conjunction of atoms for every group of words of a section.
 *
 * @param atoms in the order of the text
 * @param number what hashes start from, or {@link #UNNUMBERED}
 */
record TreeTemplate(Section section, List<TreeAtom> atoms, int number) {

  /** Hashes start from the text. */
  static final int UNNUMBERED = 0;

  private static final char NUMBER_MARK = '@';
  private static final String NUMBER = NUMBER_MARK + "[1-9][0-9]{0,4}";

  /** Which words are looked at together. The name in text is in lower case. */
  enum Section {
    /** A word or the root, all children of it, and its head. */
    FRAME(Role.HEAD, Role.GRANDPARENT),
    /** A word or the root, and one of its children. */
    CHILD(Role.HEAD, Role.MODIFIER),
    /** Two children of a word or the root, near or far. */
    SIBLINGS(Role.HEAD, Role.MODIFIER, Role.SIBLING, Role.ORDER),
    /** A word or the root, one of its children, and one of the child's. */
    GRANDCHILD(Role.HEAD, Role.MODIFIER, Role.CHILD),
    /** A word, its head, and the ends of the words below it. */
    SPAN(Role.MODIFIER, Role.HEAD, Role.FIRST, Role.LAST),
    /** A word and those above it. */
    PATH(Role.MODIFIER, Role.HEAD, Role.GRANDPARENT, Role.GREAT_GRANDPARENT, Role.ORDER);

    private final Set<Role> roles;

    Section(Role first, Role... more) {
      this.roles = EnumSet.of(first, more);
    }

    private void require(TreeAtom atom) {
      if (!roles.contains(atom.role())) {
        throw new IllegalArgumentException("section " + this + " has no word for '" + atom + "'; it has "
            + roles.stream().map(Role::toString).collect(Collectors.joining(", ")));
      }
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  TreeTemplate {
    atoms = List.copyOf(atoms);
    if (atoms.isEmpty()) {
      throw new IllegalArgumentException("template without atoms");
    }
    atoms.forEach(section::require);
  }

  static TreeTemplate parse(String text) {
    String[] parts = text.trim().split("\\s+");
    Section section = TreeAtom.named(Section.values(), "section", parts[0]);
    boolean numbered = parts[parts.length - 1].matches(NUMBER);
    List<TreeAtom> atoms = new ArrayList<>();
    for (int i = 1; i < parts.length - (numbered ? 1 : 0); i++) {
      atoms.add(TreeAtom.parse(parts[i]));
    }
    return new TreeTemplate(section, atoms,
        numbered ? Integer.parseInt(parts[parts.length - 1].substring(1)) : UNNUMBERED);
  }

  /** What the hashes of its features start from: its number, or a hash of its text. */
  long seed() {
    if (number != UNNUMBERED) {
      return number;
    }
    long hash = 0;
    for (char c : toString().toCharArray()) {
      hash = TemplateEvaluator.combine(hash, c);
    }
    return TemplateEvaluator.mix(hash);
  }

  @Override
  public String toString() {
    return section + " " + atoms.stream().map(TreeAtom::toString).collect(Collectors.joining(" "))
        + (number == UNNUMBERED ? "" : " " + NUMBER_MARK + number);
  }
}
