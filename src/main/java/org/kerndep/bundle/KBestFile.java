package org.kerndep.bundle;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.FrameInput;
import org.kerndep.bundle.bytes.FrameOutput;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.run.AtomicFile;

/**
 * Lists of hypotheses in a compact file that says how they were made. Immutable.
 *
 * @param made what tells these lists from others
 * @param lists in the order of their sentences
 */
public record KBestFile(Manifest made, List<KBestList> lists) {

  private static final byte[] MAGIC = "KDPLISTS".getBytes(StandardCharsets.US_ASCII);
  /** The first version; its hypotheses all have the tags of the treebank. */
  private static final int OLDEST = 1;
  // 2: hypotheses have tags of their own. 3: and say how probable their tags are.
  private static final int VERSION = 3;
  private static final int LISTS_PER_FRAME = 500;

  public KBestFile {
    lists = List.copyOf(lists);
  }

  /**
   * Reads a file; one that is not sound is refused with a sentence about it that begins with "it".
   *
   * @param treebank the sentences that the lists are of, in their order
   */
  public static KBestFile read(Path file, Treebank treebank) throws IOException {
    try (FrameInput in = new FrameInput(file, "file of lists", MAGIC, OLDEST, VERSION)) {
      ByteSource head = in.next();
      Manifest made = Manifest.parse(head.readText());
      int count = head.readCount();
      List<String> labels = new ArrayList<>();
      for (int i = head.readSize(); i > 0; i--) {
        labels.add(head.readText());
      }
      head.expectEnd();
      if (count != treebank.size()) {
        throw new IOException("it was made from other training data: " + count + " sentences, not " + treebank.size());
      }
      List<KBestList> lists = new ArrayList<>();
      while (lists.size() < count) {
        ByteSource frame = in.next();
        for (int i = Math.min(LISTS_PER_FRAME, count - lists.size()); i > 0; i--) {
          Sentence own = treebank.sentences().get(lists.size()).sentence();
          lists.add(KBestListCodec.read(frame, in.version(), own, labels));
        }
        frame.expectEnd();
      }
      in.expectEnd();
      return new KBestFile(made, lists);
    } catch (ModelFormatException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IOException("it is damaged, its parts do not fit", e);
    }
  }

  /**
   * Writes under a temporary name and renames.
   *
   * @param treebank the sentences that the lists are of, in their order
   */
  public void write(Path file, Treebank treebank) throws IOException {
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
        for (int i = from; i < Math.min(from + LISTS_PER_FRAME, lists.size()); i++) {
          KBestListCodec.put(frame, lists.get(i), treebank.sentences().get(i).sentence(), labels);
        }
        out.write(frame);
      }
      out.end();
      target.commit();
    }
  }

  /** The labels of all trees, numbered as they are met. */
  private Object2IntOpenHashMap<String> labels() {
    Object2IntOpenHashMap<String> labels = new Object2IntOpenHashMap<>();
    for (KBestList list : lists) {
      for (Hypothesis hypothesis : list.hypotheses()) {
        for (int m = 1; m <= hypothesis.tree().size(); m++) {
          labels.putIfAbsent(hypothesis.tree().label(m), labels.size());
        }
      }
    }
    return labels;
  }
}
