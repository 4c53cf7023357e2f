package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Trees;
import org.kerndep.run.AtomicFile;

/** Another parser, run on converted files in processes of its own. */
final class PeerSystem implements ExperimentSystem {

  private static final String TRAIN = "train.in";
  private static final String TAG = "tag";
  private static final String HEAP = "heap";
  private static final List<String> TAGS = List.of("xpos", "upos");

  private final String name;
  private final Peer peer;
  private final Map<String, String> usual = new LinkedHashMap<>();
  private final Map<String, String> settings;
  private final SystemOptions options;
  private final Path jars;
  private final String version;

  PeerSystem(SystemSpec spec, Peer peer, SystemOptions options) throws IOException {
    this.name = spec.name();
    this.peer = peer;
    this.options = options;
    usual.put(TAG, TAGS.get(0));
    usual.put(HEAP, "4g");
    usual.putAll(peer.usualSettings());
    settings = new LinkedHashMap<>(usual);
    spec.settings().forEach(this::set);
    jars = options.peers().resolve(peer.jars());
    version = PeerProcess.jars(jars).stream()
        .filter(jar -> jar.startsWith(peer.program() + "-"))
        .findFirst()
        .orElseThrow(() -> new PeerException(
            name + ": there is no " + peer.program() + " in " + jars + "; fetch it with mvn -Ppeers package"));
  }

  private void set(String key, String value) {
    if (settings.replace(key, value) == null) {
      throw new IllegalArgumentException(
          "unknown setting '" + key + "' of " + name + "; known are " + String.join(", ", usual.keySet()));
    }
    if (key.equals(TAG) && !TAGS.contains(value)) {
      throw new IllegalArgumentException("tag must be one of " + TAGS + ": " + value);
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String settings() {
    return SystemSpec.difference(settings, usual);
  }

  @Override
  public String seed() {
    return ResultRow.ABSENT;
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public TrainedSystem train(Path treebank, Path directory) throws IOException {
    peer.prepare(directory);
    convert(treebank, directory.resolve(TRAIN), true, 1);
    int threads = peer.usableThreads(options.threads());
    Files.deleteIfExists(directory.resolve(peer.model()));
    String log = "train.log";
    double seconds = process().run(directory, log, peer.mainClass(), peer.trainArguments(TRAIN, settings, threads));
    HeapUse heap = HeapUse.ofLog(directory.resolve(PeerProcess.gcLog(log)));
    Path model = directory.resolve(peer.model());
    requireWritten(model, directory.resolve(log));
    return new Trained(directory, new TrainingCost(seconds, threads, heap, Files.size(model)));
  }

  private long convert(Path from, Path to, boolean trees, int times) throws IOException {
    return peer.format().convert(from, to, settings.get(TAG).equals(TAGS.get(0)), trees, times);
  }

  private PeerProcess process() {
    return new PeerProcess(name, jars, settings.get(HEAP), options.timeLimit());
  }

  private void requireWritten(Path file, Path log) throws IOException {
    if (!Files.exists(file) || Files.size(file) == 0) {
      throw new PeerException(name + " has not written " + file + "; see " + log);
    }
  }

  /** A directory with a model. */
  private final class Trained implements TrainedSystem {

    private final Path directory;
    private final TrainingCost cost;

    Trained(Path directory, TrainingCost cost) {
      this.directory = directory;
      this.cost = cost;
    }

    @Override
    public TrainingCost cost() {
      return cost;
    }

    /**
     * Parses the input once for its trees, then twice over in one process: the additional time is that of a pass
     * without start-up, loading of the model and most of the compilation.
     */
    @Override
    public double parse(Path input, Path output) throws IOException {
      double once = run(input, 1);
      double twice = run(input, 2);
      long words = copyTrees(input, peer.format().trees(directory.resolve(out(1))), output);
      return twice > once ? words / (twice - once) : Double.NaN;
    }

    private double run(Path input, int times) throws IOException {
      String in = "parse" + times + ".in";
      String log = "parse" + times + ".log";
      convert(input, directory.resolve(in), false, times);
      Path result = directory.resolve(out(times));
      Files.deleteIfExists(result);
      double seconds = process().run(directory, log, peer.mainClass(), peer.parseArguments(in, out(times)));
      requireWritten(result, directory.resolve(log));
      return seconds;
    }

    private String out(int times) {
      return "parse" + times + ".out";
    }

    private long copyTrees(Path input, List<DependencyTree> trees, Path output) throws IOException {
      Iterator<DependencyTree> next = trees.iterator();
      long words = 0;
      try (ConllReader in = ConllReader.open(input, null, Trees.IGNORE);
          AtomicFile file = new AtomicFile(output)) {
        try (ConllWriter out = new ConllWriter(file.out(), null)) {
          for (ConllBlock block = in.next(); block != null; block = in.next()) {
            out.write(block.sentence().size() == 0 ? block : block.withTree(treeOf(block, next), false));
            words += block.sentence().size();
          }
        }
        file.commit();
      }
      return words;
    }

    private DependencyTree treeOf(ConllBlock block, Iterator<DependencyTree> trees) throws PeerException {
      DependencyTree tree = trees.hasNext() ? trees.next() : null;
      if (tree == null || tree.size() != block.sentence().size()) {
        throw new PeerException(name + " has not parsed the sentence at " + block.place() + "; see "
            + directory.resolve("parse1.log"));
      }
      return tree;
    }
  }
}
