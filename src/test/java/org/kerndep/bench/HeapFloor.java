package org.kerndep.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.List;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Input;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.text.TextReader;

/**
 * Whether memory grows with the length of a text: parses so many words of plain text with the English model and its
 * reranker in one thread, and prints the heap after a full collection twenty times. Each sentence of 20 words has one
 * that was not there before. The exit code is 1 if the heap is larger at the end than a tenth of the way in, by more
 * than a tenth.
 *
 * <pre>{@code
 * java -Xmx600m -cp "target/test-classes:target/kerndep.jar:target/lib/*:target/kerndep-model-en.jar" \
 *   org.kerndep.bench.HeapFloor 200000
 * }</pre>
 */
public final class HeapFloor {

  private static final int WORDS = 20;
  private static final int STEPS = 20;
  private static final int FIRST_STEPS = 2;
  private static final double GROWTH = 1.1;

  private HeapFloor() {}

  public static void main(String[] arguments) throws IOException {
    if (!isFlat(DependencyParser.english(), Integer.parseInt(arguments[0]) / WORDS)) {
      System.exit(1);
    }
  }

  /** Whether the heap stays as it is after the first sentences. */
  static boolean isFlat(DependencyParser parser, int sentences) throws IOException {
    Floors floors = new Floors(sentences);
    InputStream text = new SequenceInputStream(new Text(sentences));
    try (Workers workers = new Workers(1);
        TextReader in = new TextReader(Input.plain("text", text), parser.text().orElseThrow(), false);
        ConllWriter out = new ConllWriter(OutputStream.nullOutputStream(), ConllFormat.CONLLU)) {
      new ConllParser(parser, workers, false).parse(in, out, false, floors);
    }
    return floors.last <= GROWTH * floors.early;
  }

  /** Sentences, each with a name of its own. */
  private static final class Text implements Enumeration<InputStream> {

    private final List<String> patterns = ServerLoad.sentences();
    private final int sentences;
    private int next;

    Text(int sentences) {
      this.sentences = sentences;
    }

    @Override
    public boolean hasMoreElements() {
      return next < sentences;
    }

    @Override
    public InputStream nextElement() {
      String sentence = patterns.get(next % patterns.size()).replace("last week.", "in Old" + name(next) + ".");
      next++;
      return new ByteArrayInputStream((sentence + "\n\n").getBytes(StandardCharsets.UTF_8));
    }

    private static String name(int number) {
      StringBuilder name = new StringBuilder();
      for (int rest = number; rest > 0; rest /= 20) {
        name.append("bcdfghjklmnpqrstvwxz".charAt(rest % 20)).append("aeiou".charAt(rest % 5));
      }
      return name.append("ton").toString();
    }
  }

  /** Measures now and then. */
  private static final class Floors implements Progress {

    private final int sentences;
    private long done;
    private int steps;
    private long early = Long.MAX_VALUE;
    private long last;

    Floors(int sentences) {
      this.sentences = sentences;
    }

    @Override
    public void begin(String task, long total) {}

    @Override
    public void advance(long more) {
      done += more;
      if (done * STEPS >= (steps + 1L) * sentences) {
        steps++;
        System.gc();
        last = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        early = steps == FIRST_STEPS ? last : early;
        System.out.printf("%d words: heap floor %.1f MB%n", done * WORDS, last / 1e6);
      }
    }

    @Override
    public void end(String result) {}
  }
}
