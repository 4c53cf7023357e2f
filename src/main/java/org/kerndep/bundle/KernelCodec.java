package org.kerndep.bundle;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.property.PropertyValue;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;
import org.kerndep.kernel.support.SupportRow;
import org.kerndep.part.PartShape;
import org.kerndep.rerank.KernelExpansion;

/** A kernel function as bytes: properties, kernel, labels, values, words and parts. Coefficients are floats. */
final class KernelCodec {

  /** A shape's place here is its number in the file. */
  private static final List<PartShape> SHAPES = List.of(PartShape.ARC, PartShape.SIBLING, PartShape.GRANDPARENT);

  /** About what a value, a word and a row take in memory. */
  private static final int VALUE_BYTES = 160;
  private static final int WORD_BYTES = 80;
  private static final int ROW_BYTES = 240;

  private KernelCodec() {}

  static void put(ByteSink out, KernelExpansion kernel) {
    out.putText(kernel.values().properties().toString()).putText(kernel.kernel().toString());
    out.putCount(kernel.labels().size());
    kernel.labels().names().forEach(out::putText);
    putValues(out, kernel.values());
    putSupport(out, kernel.support());
  }

  static KernelExpansion read(ByteSource in, WordKnowledge knowledge) throws ModelFormatException {
    PropertyList properties = PropertyList.parse(in.readText());
    String kernel = in.readText();
    int size = in.readSize();
    List<String> names = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      names.add(in.readText());
    }
    LabelNumbers labels = new LabelNumbers(names);
    if (!labels.names().equals(names)) {
      throw in.corrupt("labels out of order");
    }
    PropertyValues values = readValues(in, properties, knowledge);
    Support support = readSupport(in, values.size(), labels.size());
    if (!(Kernels.parse(kernel, properties) instanceof PartKernel parts)) {
      throw in.corrupt("kernel " + kernel + " does not compare parts");
    }
    return new KernelExpansion(support, values, labels, parts);
  }

  /** Texts once each, in the order in which values use them; then for each value its property and its texts. */
  private static void putValues(ByteSink out, PropertyValues values) {
    Object2IntMap<String> atoms = new Object2IntLinkedOpenHashMap<>();
    for (int number = 0; number < values.size(); number++) {
      values.value(number).atoms().forEach(atom -> atoms.putIfAbsent(atom, atoms.size()));
    }
    out.putCount(atoms.size());
    atoms.keySet().forEach(out::putText);
    out.putCount(values.size());
    for (int number = 0; number < values.size(); number++) {
      PropertyValue value = values.value(number);
      out.putCount(value.property()).putCount(value.atoms().size());
      value.atoms().forEach(atom -> out.putCount(atoms.getInt(atom)));
    }
  }

  private static PropertyValues readValues(ByteSource in, PropertyList properties, WordKnowledge knowledge)
      throws ModelFormatException {
    List<String> atoms = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      atoms.add(in.readText());
    }
    PropertyValues.Builder builder = new PropertyValues.Builder(properties, knowledge);
    int size = in.readSize();
    in.claim((long) VALUE_BYTES * size);
    for (int i = 0; i < size; i++) {
      int property = in.readCount();
      List<String> texts = new ArrayList<>();
      for (int a = in.readSize(); a > 0; a--) {
        texts.add(atoms.get(index(in, atoms.size())));
      }
      builder.add(new PropertyValue(property, texts));
    }
    PropertyValues values = builder.build();
    if (values.size() != size) {
      throw in.corrupt("a value occurs twice");
    }
    return values;
  }

  private static void putSupport(ByteSink out, Support support) {
    Object2IntMap<KernelWord> numbers = new Object2IntOpenHashMap<>();
    out.putCount(support.words().size());
    for (KernelWord word : support.words()) {
      numbers.put(word, numbers.size());
      out.putCount(word.size());
      for (int i = 0; i < word.size(); i++) {
        out.putCount(word.value(i) - (i == 0 ? 0 : word.value(i - 1) + 1));
      }
    }
    out.putCount(support.size());
    support.forEach((part, coefficient) -> {
      out.putCount(SHAPES.indexOf(part.shape()));
      part.words().forEach(word -> out.putCount(numbers.getInt(word)));
      part.arcs().forEach(arc -> out.putCount(arc.label() + 1).putSigned(arc.length()));
      out.putInt(Float.floatToIntBits((float) coefficient));
    });
  }

  private static Support readSupport(ByteSource in, int values, int labels) throws ModelFormatException {
    List<KernelWord> words = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      words.add(readWord(in, values));
    }
    int size = in.readSize();
    in.claim((long) ROW_BYTES * size);
    List<SupportRow> rows = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      rows.add(readRow(in, words.size(), labels));
    }
    return Support.ofOrdered(words, rows);
  }

  private static SupportRow readRow(ByteSource in, int wordCount, int labels) throws ModelFormatException {
    PartShape shape = SHAPES.get(index(in, SHAPES.size()));
    int[] words = new int[shape == PartShape.ARC ? 2 : 3];
    for (int slot = 0; slot < words.length; slot++) {
      words[slot] = index(in, wordCount);
    }
    List<KernelArc> arcs = new ArrayList<>(words.length - 1);
    for (int slot = 0; slot < words.length - 1; slot++) {
      arcs.add(new KernelArc(index(in, labels + 1) - 1, in.readSigned()));
    }
    return new SupportRow(shape, words, arcs, Float.intBitsToFloat(in.readInt()));
  }

  private static KernelWord readWord(ByteSource in, int values) throws ModelFormatException {
    int size = in.readSize();
    in.claim(WORD_BYTES);
    IntArrayList own = new IntArrayList(size);
    for (int i = 0; i < size; i++) {
      long value = (i == 0 ? 0L : own.getInt(i - 1) + 1L) + in.readCount();
      if (value >= values) {
        throw in.corrupt("value " + value + " of " + values);
      }
      own.add((int) value);
    }
    return new KernelWord(own);
  }

  private static int index(ByteSource in, int size) throws ModelFormatException {
    int index = in.readCount();
    if (index >= size) {
      throw in.corrupt("number " + index + " of " + size);
    }
    return index;
  }
}
