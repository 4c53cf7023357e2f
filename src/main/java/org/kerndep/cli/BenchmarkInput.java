package org.kerndep.cli;

import com.sun.management.OperatingSystemMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kerndep.ConllLayers;
import org.kerndep.DependencyParser;
import org.kerndep.data.Taggings;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Workers;

/**
 * A file in memory whose sentences are parsed again and again. Sentences and words are found in plain text anew every
 * time, and words that are to be tagged are; CoNLL is read once.
 */
final class BenchmarkInput {

  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final String name;
  private final byte[] content;
  private final FormatOptions formats;
  private final DependencyParser parser;
  private final ModelOptions model;
  private final ConllLayers layers;
  private final boolean isText;
  private Sentences known;

  private record Sentences(SentenceSource source, List<ConllBlock> blocks) {}

  BenchmarkInput(String name, FormatOptions formats, DependencyParser parser, ModelOptions model) throws IOException {
    try (Input in = Options.input(name)) {
      this.name = in.name();
      this.content = in.stream().readAllBytes();
    }
    this.formats = formats;
    this.parser = parser;
    this.model = model;
    this.layers = new ConllLayers(parser);
    this.isText = formats.isText(open());
    this.known = read();
    if (words() == 0) {
      throw new BadInputException(name, "has no sentences", "name a file with some");
    }
    layers.logMissing();
  }

  private Input open() {
    return Input.plain(name, new ByteArrayInputStream(content));
  }

  private Sentences read() throws IOException {
    List<ConllBlock> blocks = new ArrayList<>();
    try (SentenceSource source = formats.sentences(open(), parser, model, TreeColumns.IGNORE, false)) {
      for (ConllBlock block = source.next(); block != null; block = source.next()) {
        blocks.add(block);
      }
      return new Sentences(source, blocks);
    }
  }

  /** How many words all sentences have. */
  long words() {
    return known.blocks.stream().mapToLong(block -> layers.sentence(block).size()).sum();
  }

  /** Whether words get their tags from the model. */
  boolean isTagged() {
    return known.source.tags();
  }

  /**
   * How long something took.
   *
   * @param seconds by the clock
   * @param processor the processor time in seconds of all threads of this process, which tells more where other
   *     programs run
   */
  record Time(double seconds, double processor) {}

  /** How long something takes for all sentences. */
  Time time(Workers workers, Function<Taggings, ?> task) throws IOException {
    long start = System.nanoTime();
    long startOfProcess = PROCESS.getProcessCpuTime();
    if (isText) {
      known = read();
    }
    workers.map(known.blocks.size(), i -> {
      ConllBlock block = known.blocks.get(i);
      return task.apply(layers.added(block, known.source.taggings(block)));
    });
    return new Time((System.nanoTime() - start) / 1e9, (PROCESS.getProcessCpuTime() - startOfProcess) / 1e9);
  }
}
