package org.kerndep.bundle;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.run.AtomicFile;

/**
 * Lists of best trees in a compact file that says how they were made. Immutable.
 *
 * @param made what tells these lists from others
 * @param lists in the order of their sentences
 */
public record KBestFile(Manifest made, List<ScoredTrees> lists) {

  private static final byte[] MAGIC = "KDPLISTS".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int LISTS_PER_FRAME = 500;

  public KBestFile {
    lists = List.copyOf(lists);
  }

  /** Reads a file; one that is not sound is refused with a sentence about it that begins with "it". */
  public static KBestFile read(Path file) throws IOException {
    try (FrameInput in = new FrameInput(file, "file of lists", MAGIC, VERSION)) {
      ByteSource head = in.next();
      Manifest made = Manifest.parse(head.readText());
      int count = head.readCount();
      List<String> labels = new ArrayList<>();
      for (int i = head.readSize(); i > 0; i--) {
        labels.add(head.readText());
      }
      head.expectEnd();
      List<ScoredTrees> lists = new ArrayList<>();
      while (lists.size() < count) {
        ByteSource frame = in.next();
        for (int i = Math.min(LISTS_PER_FRAME, count - lists.size()); i > 0; i--) {
          lists.add(readList(frame, labels));
        }
        frame.expectEnd();
      }
      in.expectEnd();
      return new KBestFile(made, lists);
    } catch (ModelFormatException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IOException("it is damaged, its parts do not fit", e);
    }
  }

  /** Writes under a temporary name and renames. */
  public void write(Path file) throws IOException {
    Object2IntOpenHashMap<String> labels = labels();
    try (AtomicFile target = new AtomicFile(file)) {
      FrameOutput out = new FrameOutput(target.out(), MAGIC, VERSION);
      ByteSink head = new ByteSink().putText(made.toString()).putCount(lists.size()).putCount(labels.size());
      String[] names = new String[labels.size()];
      labels.object2IntEntrySet().forEach(entry -> names[entry.getIntValue()] = entry.getKey());
      for (String name : names) {
        head.putText(name);
      }
      out.write(head);
      for (int from = 0; from < lists.size(); from += LISTS_PER_FRAME) {
        ByteSink frame = new ByteSink();
        lists.subList(from, Math.min(from + LISTS_PER_FRAME, lists.size())).forEach(list -> put(frame, list, labels));
        out.write(frame);
      }
      out.end();
      target.commit();
    }
  }

  /** The labels of all trees, numbered as they are met. */
  private Object2IntOpenHashMap<String> labels() {
    Object2IntOpenHashMap<String> labels = new Object2IntOpenHashMap<>();
    for (ScoredTrees list : lists) {
      for (ScoredTree scored : list.trees()) {
        for (int m = 1; m <= scored.tree().size(); m++) {
          labels.putIfAbsent(scored.tree().label(m), labels.size());
        }
      }
    }
    return labels;
  }

  private static void put(ByteSink out, ScoredTrees list, Object2IntOpenHashMap<String> labels) {
    out.putCount(list.best().tree().size()).putCount(list.size());
    for (ScoredTree scored : list.trees()) {
      out.putLong(Double.doubleToLongBits(scored.score()));
      for (int m = 1; m <= scored.tree().size(); m++) {
        out.putCount(scored.tree().head(m)).putCount(labels.getInt(scored.tree().label(m)));
      }
    }
  }

  private static ScoredTrees readList(ByteSource in, List<String> labels) throws ModelFormatException {
    int size = in.readCount();
    int count = in.readSize();
    List<ScoredTree> trees = new ArrayList<>(count);
    for (int rank = 0; rank < count; rank++) {
      double score = Double.longBitsToDouble(in.readLong());
      int[] heads = new int[size + 1];
      String[] names = new String[size + 1];
      for (int m = 1; m <= size; m++) {
        heads[m] = in.readCount();
        names[m] = labels.get(in.readCount());
      }
      trees.add(new ScoredTree(DependencyTree.of(heads, names), score));
    }
    return new ScoredTrees(trees);
  }
}
