package org.kerndep.kernel.support;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.KernelWord;

/**
 * What a template kernel's score of a part consists of: for every choice of one property of each word and each arc, the
 * coefficients of the support's parts that have the same values there, times the weight of the shape. The sums of all
 * choices add up to the score. Slower than a {@link SupportScorer}, which only adds up. Share freely.
 */
public final class PartCombinations {

  /**
   * One choice of properties.
   *
   * @param values for each word one of its values
   * @param arcs for each arc one of the kernel's properties
   * @param value what it adds to the score
   * @param parts how many parts of the support have the same values
   */
  public record Combination(int[] values, List<ArcProperty> arcs, double value, int parts) {}

  /** A part of the support and what it adds to the score. */
  public record Learnt(KernelPart part, double value) {}

  /**
   * What the score of a part consists of.
   *
   * @param total the score
   * @param strongest the choices that add or take away most, by how much that is
   * @param learnt the parts of the support that add or take away most, by how much that is
   * @param shares for each word of the part by place of the value, then for each arc by place of the property: an equal
   *     share of every choice with it
   */
  public record Composition(double total, List<Combination> strongest, List<Learnt> learnt, double[][] shares) {}

  private final Support support;
  private final TemplateKernel kernel;
  private final Postings postings;
  private final List<ArcProperty> properties;

  public PartCombinations(Support support, TemplateKernel kernel) {
    this.support = support;
    this.kernel = kernel;
    this.postings = new Postings(support.words());
    this.properties = List.copyOf(kernel.arcs());
  }

  /** The properties of arcs, in the order of their places. */
  public List<ArcProperty> arcProperties() {
    return properties;
  }

  /**
   * What the score of a part consists of.
   *
   * @param most how many choices and parts of the support are wanted
   */
  public Composition of(KernelPart part, int most) {
    return new Search(part, most).composition();
  }

  /** Goes over the support for one part. */
  private final class Search {

    private final KernelPart part;
    private final int most;
    private final SupportParts parts;
    private final double weight;
    /** The number of values of each word, then of properties of each arc. */
    private final int[] sizes;
    private final double[] sums;
    private final int[] counts;
    private final PriorityQueue<int[]> best;
    private final double[] values;
    private final long[] arcMasks;
    /** What the part of the support that is looked at shares: by slot the places, and how many there are. */
    private final int[][] places;
    private final int[] found;

    Search(KernelPart part, int most) {
      this.part = part;
      this.most = most;
      this.parts = support.parts(part.shape());
      this.weight = kernel.weight(part.shape());
      this.sizes = new int[part.words().size() + part.arcs().size()];
      int size = 1;
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = i < part.words().size() ? part.words().get(i).size() : properties.size();
        size *= sizes[i];
      }
      this.sums = new double[size];
      this.counts = new int[size];
      this.values = new double[parts.size()];
      this.arcMasks = new long[part.arcs().size()];
      this.places = new int[sizes.length][];
      Arrays.setAll(places, slot -> new int[sizes[slot]]);
      this.found = new int[sizes.length];
      this.best = new PriorityQueue<>(Comparator.comparingDouble((int[] i) -> Math.abs(values[i[0]]))
          .thenComparing(i -> -i[0]));
    }

    Composition composition() {
      long[][] masks = new long[part.words().size()][];
      for (int slot = 0; slot < masks.length; slot++) {
        masks[slot] = masks(part.words().get(slot));
      }
      double total = 0;
      for (int i = 0; i < parts.size() && weight > 0; i++) {
        if (sharesWords(i, masks) && sharesArcs(i)) {
          double value = weight * parts.coefficient(i);
          values[i] = value * add(i, masks, value);
          total += values[i];
          keep(i);
        }
      }
      return new Composition(total, strongest(), learnt(), shares());
    }

    /** By word of the support, in as many numbers of 64 bits as it takes: the places of the values that it has too. */
    private long[] masks(KernelWord word) {
      int length = length(word);
      long[] masks = new long[support.words().size() * length];
      for (int place = 0; place < word.size(); place++) {
        int value = word.value(place);
        int size = postings.size(value);
        for (int n = 0; n < size; n++) {
          masks[postings.member(value, n) * length + place / Long.SIZE] |= 1L << place;
        }
      }
      return masks;
    }

    private static int length(KernelWord word) {
      return word.size() / Long.SIZE + 1;
    }

    private boolean sharesWords(int i, long[][] masks) {
      for (int slot = 0; slot < masks.length; slot++) {
        int length = length(part.words().get(slot));
        long any = 0;
        for (int n = 0; n < length; n++) {
          any |= masks[slot][parts.word(slot, i) * length + n];
        }
        if (any == 0) {
          return false;
        }
      }
      return true;
    }

    /** Notes which properties the arcs of a part of the support share; false if there are none. */
    private boolean sharesArcs(int i) {
      for (int arc = 0; arc < arcMasks.length; arc++) {
        KernelArc own = part.arcs().get(arc);
        KernelArc other = parts.arc(arc, i);
        long mask = 0;
        for (int p = 0; p < properties.size(); p++) {
          mask |= TemplateKernel.match(properties.get(p), other, own) ? 1L << p : 0;
        }
        if (mask == 0) {
          return false;
        }
        arcMasks[arc] = mask;
      }
      return true;
    }

    /** Adds to all choices that a part of the support shares; gives how many they are. */
    private int add(int i, long[][] masks, double value) {
      for (int slot = 0; slot < sizes.length; slot++) {
        found[slot] = 0;
        boolean isArc = slot >= masks.length;
        int length = isArc ? 1 : length(part.words().get(slot));
        for (int n = 0; n < length; n++) {
          long mask = isArc ? arcMasks[slot - masks.length] : masks[slot][parts.word(slot, i) * length + n];
          for (long rest = mask; rest != 0; rest &= rest - 1) {
            places[slot][found[slot]++] = n * Long.SIZE + Long.numberOfTrailingZeros(rest);
          }
        }
      }
      addFrom(0, 0, value);
      int choices = 1;
      for (int count : found) {
        choices *= count;
      }
      return choices;
    }

    private void addFrom(int slot, int index, double value) {
      int start = index * sizes[slot];
      if (slot == sizes.length - 1) {
        for (int n = 0; n < found[slot]; n++) {
          sums[start + places[slot][n]] += value;
          counts[start + places[slot][n]]++;
        }
        return;
      }
      for (int n = 0; n < found[slot]; n++) {
        addFrom(slot + 1, start + places[slot][n], value);
      }
    }

    private void keep(int i) {
      if (best.size() < most || Math.abs(values[i]) > Math.abs(values[best.peek()[0]])) {
        best.add(new int[] {i});
        if (best.size() > most) {
          best.poll();
        }
      }
    }

    private List<Learnt> learnt() {
      List<Learnt> strongest = new ArrayList<>();
      while (!best.isEmpty()) {
        int i = best.poll()[0];
        strongest.add(0, new Learnt(parts.part(i, support.words()), values[i]));
      }
      return strongest;
    }

    private List<Combination> strongest() {
      PriorityQueue<Integer> largest = new PriorityQueue<>(
          Comparator.comparingDouble((Integer index) -> Math.abs(sums[index]))
              .thenComparing(Comparator.reverseOrder()));
      for (int index = 0; index < sums.length; index++) {
        if (sums[index] != 0 && (largest.size() < most || Math.abs(sums[index]) > Math.abs(sums[largest.peek()]))) {
          largest.add(index);
          if (largest.size() > most) {
            largest.poll();
          }
        }
      }
      List<Combination> combinations = new ArrayList<>();
      while (!largest.isEmpty()) {
        combinations.add(0, combination(largest.poll()));
      }
      return combinations;
    }

    private Combination combination(int index) {
      int[] at = placesOf(index);
      int[] chosen = new int[part.words().size()];
      List<ArcProperty> arcs = new ArrayList<>();
      for (int i = 0; i < at.length; i++) {
        if (i < chosen.length) {
          chosen[i] = part.words().get(i).value(at[i]);
        } else {
          arcs.add(properties.get(at[i]));
        }
      }
      return new Combination(chosen, arcs, sums[index], counts[index]);
    }

    private int[] placesOf(int index) {
      int[] at = new int[sizes.length];
      int rest = index;
      for (int i = sizes.length - 1; i >= 0; i--) {
        at[i] = rest % sizes[i];
        rest /= sizes[i];
      }
      return at;
    }

    /** What each value of a word or property of an arc has of the choices with it; that of any arc has nothing. */
    private double[][] shares() {
      double[][] shares = new double[sizes.length][];
      Arrays.setAll(shares, i -> new double[sizes[i]]);
      for (int index = 0; index < sums.length; index++) {
        if (sums[index] != 0) {
          share(placesOf(index), sums[index], shares);
        }
      }
      return shares;
    }

    private void share(int[] at, double sum, double[][] to) {
      int told = 0;
      for (int i = 0; i < at.length; i++) {
        told += tells(i, at[i]) ? 1 : 0;
      }
      for (int i = 0; i < at.length; i++) {
        to[i][at[i]] += tells(i, at[i]) ? sum / told : 0;
      }
    }

    private boolean tells(int i, int place) {
      return i < part.words().size() || properties.get(place) != ArcProperty.ANY;
    }
  }
}
