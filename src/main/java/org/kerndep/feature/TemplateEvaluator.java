package org.kerndep.feature;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.part.Parts;

/**
 * Computes the keys of all features that a list of templates has for some words. A key is a 64-bit hash of the template
 * and every value in it. Scratch of one thread.
 */
final class TemplateEvaluator {

  /** A position for a role that the part does not fill: far from any word and its neighbours. */
  private static final int NOWHERE = -1000;

  /** The value of a neighbour that is the part's other end; it stands in place of the real one. */
  private static final int OTHER_END = -1;

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private static final int UNUSED = -1;

  private static final int ALL_CHANGED = -1;
  private static final int NONE_CHANGED = -1 << Atom.Role.values().length;

  /** A template with atoms that have many values: indices into {@link #singles} and {@link #multis}. */
  private record Product(long seed, int[] single, int firstMulti, int secondMulti, boolean twice) {}

  private final Conjunctions once;
  private final Conjunctions twice;
  private final Product[] products;
  private final Atom[] singles;
  /** The roles whose words each atom looks at, one bit each. */
  private final int[] singleRoles;
  private final Atom[] multis;
  private final int[] multiRoles;
  private final int[] singleValues;
  private final int[][] multiValues;
  private final int[] multiCounts;
  /** The layers of the last sentence's vocabulary, and the places of the atoms' layers among them. */
  private List<Layer> layers = List.of();
  private final int[] singlePlaces;
  private final int[] multiPlaces;
  private final int[] positions = new int[Atom.Role.values().length];
  /** How far before and after the word of each role the atoms look; {@link #UNUSED} if they do not look there. */
  private final int[] before = new int[positions.length];
  private final int[] after = new int[positions.length];
  /** The roles whose words are not those of the last evaluation, one bit each; bits of no role are always set. */
  private int changed = ALL_CHANGED;
  private EncodedSentence lastSentence;
  private int lastHead;
  private int lastModifier;

  TemplateEvaluator(TemplateSet.Section section, List<Template> templates) {
    List<Atom> singleAtoms = new ArrayList<>();
    List<Atom> multiAtoms = new ArrayList<>();
    List<Product> productList = new ArrayList<>();
    Conjunctions.Builder onceBuilder = new Conjunctions.Builder();
    Conjunctions.Builder twiceBuilder = new Conjunctions.Builder();
    for (Template template : templates) {
      IntArrayList single = new IntArrayList();
      IntArrayList multi = new IntArrayList();
      for (Atom atom : template.atoms()) {
        (atom.isMultiValued() ? multi : single).add(indexOf(atom, atom.isMultiValued() ? multiAtoms : singleAtoms));
      }
      if (multi.isEmpty()) {
        (template.twice() ? twiceBuilder : onceBuilder).add(template.seed(section), single);
      } else {
        productList.add(new Product(template.seed(section), single.toIntArray(), multi.getInt(0),
            multi.size() < 2 ? -1 : multi.getInt(1), template.twice()));
      }
    }
    once = onceBuilder.build();
    twice = twiceBuilder.build();
    products = productList.toArray(Product[]::new);
    singles = singleAtoms.toArray(Atom[]::new);
    singleRoles = singleAtoms.stream().mapToInt(TemplateEvaluator::roles).toArray();
    multis = multiAtoms.toArray(Atom[]::new);
    multiRoles = multiAtoms.stream().mapToInt(TemplateEvaluator::roles).toArray();
    singleValues = new int[singles.length];
    multiValues = new int[multis.length][16];
    multiCounts = new int[multis.length];
    singlePlaces = new int[singles.length];
    multiPlaces = new int[multis.length];
    Arrays.fill(positions, NOWHERE);
    Arrays.fill(before, UNUSED);
    Arrays.fill(after, UNUSED);
    Stream.concat(singleAtoms.stream(), multiAtoms.stream()).filter(atom -> atom.layer() != null).forEach(atom -> {
      int role = atom.role().ordinal();
      before[role] = Math.max(before[role], Math.max(0, -atom.offset()));
      after[role] = Math.max(after[role], Math.max(0, atom.offset()));
    });
  }

  /** The roles an atom depends on; those of a part as a whole are never the same as before. */
  private static int roles(Atom atom) {
    if (atom.property() != null) {
      return -1;
    }
    boolean mayBeOtherEnd = atom.offset() != 0 && (atom.role() == Atom.Role.HEAD || atom.role() == Atom.Role.MODIFIER);
    return mayBeOtherEnd || atom.role() == Atom.Role.BETWEEN
        ? bit(Atom.Role.HEAD) | bit(Atom.Role.MODIFIER)
        : bit(atom.role());
  }

  private static int bit(Atom.Role role) {
    return 1 << role.ordinal();
  }

  private static int indexOf(Atom atom, List<Atom> atoms) {
    if (!atoms.contains(atom)) {
      atoms.add(atom);
    }
    return atoms.indexOf(atom);
  }

  /** Says where a role's word stands; {@link Parts#NONE} if there is none. It stays there. */
  TemplateEvaluator place(Atom.Role role, int position) {
    int place = position == Parts.NONE ? NOWHERE : position;
    if (positions[role.ordinal()] != place) {
      positions[role.ordinal()] = place;
      changed |= bit(role);
    }
    return this;
  }

  /**
   * Whether all that the templates look at, for the words placed before, is the same in a variant of a sentence and in
   * the first variant.
   */
  boolean seesTheSameInFirst(EncodedSentence x) {
    for (int role = 0; role < positions.length; role++) {
      int position = positions[role];
      if (before[role] != UNUSED && position != NOWHERE
          && !x.isAsInFirst(position - before[role], position + after[role])) {
        return false;
      }
    }
    return before[Atom.Role.BETWEEN.ordinal()] == UNUSED || x.isAsInFirst(
        Math.min(positions[Atom.Role.HEAD.ordinal()], positions[Atom.Role.MODIFIER.ordinal()]),
        Math.max(positions[Atom.Role.HEAD.ordinal()], positions[Atom.Role.MODIFIER.ordinal()]));
  }

  /**
   * Adds the keys for the words placed before.
   *
   * @param distance direction and distance, or what stands for them in a larger part
   */
  void evaluate(EncodedSentence x, int distance, KeyBuffer out) {
    if (x != lastSentence) {
      changed = ALL_CHANGED;
      if (x.layers() != layers) {
        layers = x.layers();
        findPlaces(x, singles, singlePlaces);
        findPlaces(x, multis, multiPlaces);
      }
    }
    for (int i = 0; i < singles.length; i++) {
      if ((singleRoles[i] & changed) != 0) {
        singleValues[i] = singleValue(x, i, distance);
      }
    }
    for (int i = 0; i < multis.length; i++) {
      if ((multiRoles[i] & changed) != 0) {
        fillMulti(x, i);
      }
    }
    lastSentence = x;
    lastHead = positions[Atom.Role.HEAD.ordinal()];
    lastModifier = positions[Atom.Role.MODIFIER.ordinal()];
    changed = NONE_CHANGED;
    once.addKeys(singleValues, out.once);
    twice.addKeys(singleValues, out.twice);
    for (Product product : products) {
      long key = product.seed;
      for (int atom : product.single) {
        key = combine(key, singleValues[atom]);
      }
      addProducts(key, product, product.twice ? out.twice : out.once);
    }
  }

  private static void findPlaces(EncodedSentence x, Atom[] atoms, int[] places) {
    for (int i = 0; i < atoms.length; i++) {
      places[i] = atoms[i].layer() == null ? -1 : x.place(atoms[i].layer());
    }
  }

  /** One key for each value of the first atom with many values and, if there is a second, each value of that. */
  private void addProducts(long key, Product product, KeyBuffer.Keys keys) {
    int firstCount = multiCounts[product.firstMulti];
    int secondCount = product.secondMulti < 0 ? 1 : multiCounts[product.secondMulti];
    if (firstCount == 0 || secondCount == 0) {
      return;
    }
    int[] first = multiValues[product.firstMulti];
    long[] to = keys.reserve(firstCount * secondCount);
    int next = keys.size();
    if (product.secondMulti < 0) {
      for (int i = 0; i < firstCount; i++) {
        to[next + i] = mix(combine(key, first[i]));
      }
    } else {
      int[] second = multiValues[product.secondMulti];
      for (int i = 0; i < firstCount; i++) {
        long firstKey = combine(key, first[i]);
        for (int j = 0; j < secondCount; j++) {
          to[next + j] = mix(combine(firstKey, second[j]));
        }
        next += secondCount;
      }
    }
    keys.grow(firstCount * secondCount);
  }

  private int singleValue(EncodedSentence x, int single, int distance) {
    Atom atom = singles[single];
    if (atom.property() != null) {
      return switch (atom.property()) {
        case BIAS -> 0;
        case DIR -> isRight() ? 1 : 0;
        case DD -> distance;
      };
    }
    int anchor = positions[atom.role().ordinal()];
    int position = anchor + atom.offset();
    if (atom.offset() != 0 && isOtherEnd(atom.role(), position)) {
      return OTHER_END;
    }
    return anchor == NOWHERE ? Vocabulary.NONE : x.value(singlePlaces[single], position);
  }

  private boolean isRight() {
    return positions[Atom.Role.HEAD.ordinal()] < positions[Atom.Role.MODIFIER.ordinal()];
  }

  private boolean isOtherEnd(Atom.Role role, int position) {
    return role == Atom.Role.HEAD && position == positions[Atom.Role.MODIFIER.ordinal()]
        || role == Atom.Role.MODIFIER && position == positions[Atom.Role.HEAD.ordinal()];
  }

  private void fillMulti(EncodedSentence x, int multi) {
    Atom atom = multis[multi];
    if (atom.role() == Atom.Role.BETWEEN) {
      fillBetween(x, multi);
      return;
    }
    int position = positions[atom.role().ordinal()] + atom.offset();
    int place = multiPlaces[multi];
    int count = x.count(place, position);
    int[] values = room(multi, count);
    for (int i = 0; i < count; i++) {
      values[i] = x.value(place, position, i);
    }
    multiCounts[multi] = count;
  }

  /** From the head outwards; an arc that is one word longer than the one before adds that word only. */
  private void fillBetween(EncodedSentence x, int multi) {
    int place = multiPlaces[multi];
    int head = positions[Atom.Role.HEAD.ordinal()];
    int modifier = positions[Atom.Role.MODIFIER.ordinal()];
    int step = modifier > head ? 1 : -1;
    boolean oneLonger = x == lastSentence && head == lastHead && modifier == lastModifier + step
        && lastModifier != head;
    int[] values = room(multi, Math.abs(head - modifier));
    int count = oneLonger ? multiCounts[multi] : 0;
    for (int b = oneLonger ? lastModifier : head + step; b != modifier; b += step) {
      if (x.isFirstFrom(place, head, b)) {
        values[count++] = x.value(place, b);
      }
    }
    multiCounts[multi] = count;
  }

  private int[] room(int multi, int count) {
    if (multiValues[multi].length < count) {
      multiValues[multi] = Arrays.copyOf(multiValues[multi], 2 * count);
    }
    return multiValues[multi];
  }

  static long combine(long key, int value) {
    return (key ^ value) * MULTIPLIER;
  }

  /** Spreads a key over all 64 bits, so that any of them can serve as an index. */
  static long mix(long key) {
    long mixed = (key ^ (key >>> 32)) * 0xD6E8FEB86659FD93L;
    return mixed ^ (mixed >>> 32);
  }
}
