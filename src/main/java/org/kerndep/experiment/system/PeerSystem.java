package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.AtomicFile;

/** Another parser, run on converted files in processes of its own. */
final class PeerSystem implements ExperimentSystem {

  /** With fewer words the time is too short to be measured. */
  private static final int TIMED_WORDS = 20_000;

  private static final String TRAIN = "train";
  private static final String PARSE = "parse";
  private static final String IN = ".in";
  private static final String OUT = ".out";
  private static final String LOG = ".log";
  /** The setting that says which tags stand in the column that the peer uses most. */
  static final String TAG = "tag";

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

  /** All of them: the version is that of the peer, so a change of what is usual here must show. */
  @Override
  public String settings() {
    return SystemSpec.difference(settings, Map.of());
  }

  @Override
  public String seed() {
    return ABSENT;
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public TrainedSystem train(TreebankFiles files, Path directory) throws IOException {
    peer.prepare(directory);
    convert(files.train(), directory.resolve(TRAIN + IN), true);
    Path model = directory.resolve(peer.model());
    Files.deleteIfExists(model);
    int threads = peer.usableThreads(options.threads());
    double seconds = process().run(directory, TRAIN + LOG, peer.mainClass(),
        peer.trainArguments(TRAIN + IN, settings, threads));
    HeapUse heap = HeapUse.ofLog(directory.resolve(PeerProcess.gcLog(TRAIN + LOG)));
    requireWritten(model, directory.resolve(TRAIN + LOG));
    return new Trained(directory, new TrainingCost(seconds, threads, heap, Files.size(model)));
  }

  private void convert(List<Path> from, Path to, boolean trees) throws IOException {
    peer.format().convert(from, to, settings.get(TAG).equals(TAGS.get(0)), trees);
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
     * Parses the input once for its trees, then several times over in one process: the additional time is that of
     * passes without start-up, loading of the model and most of the compilation.
     */
    @Override
    public double parse(Path input, Path output) throws IOException {
      double once = run(input, PARSE, 1);
      long words = copyTrees(input, peer.format().trees(directory.resolve(PARSE + OUT)), output);
      int passes = (int) Math.max(1, TIMED_WORDS / Math.max(1, words));
      double more = run(input, "repeat", 1 + passes);
      return more > once ? passes * words / (more - once) : Double.NaN;
    }

    private double run(Path input, String stem, int times) throws IOException {
      convert(Collections.nCopies(times, input), directory.resolve(stem + IN), false);
      Path result = directory.resolve(stem + OUT);
      Files.deleteIfExists(result);
      double seconds = process().run(directory, stem + LOG, peer.mainClass(),
          peer.parseArguments(stem + IN, stem + OUT));
      requireWritten(result, directory.resolve(stem + LOG));
      return seconds;
    }

    private long copyTrees(Path input, List<DependencyTree> trees, Path output) throws IOException {
      Iterator<DependencyTree> next = trees.iterator();
      long words = 0;
      try (ConllReader in = ConllReader.open(input, null, TreeColumns.IGNORE);
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
            + directory.resolve(PARSE + LOG));
      }
      return tree;
    }
  }
}
