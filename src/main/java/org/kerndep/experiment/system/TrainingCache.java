package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.io.BadInputException;
import org.kerndep.run.CodeVersion;
import org.kerndep.run.Failures;
import org.kerndep.run.Hash;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.ListOrigin;
import org.kerndep.train.origin.ModelOrigin;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What systems with kernels share on a treebank: a base parser, and lists of trees or parsers of folds to learn from.
 * Each is a file or directory whose name is the hash of data, settings and code, made when it is first asked for; a run
 * that was stopped resumes. Files that the user has prepared are used instead if they are of the same data.
 */
final class TrainingCache {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingCache.class);

  private static final String MODEL = ".kdp";
  private static final String LISTS = ".lists";
  private static final String FOLD_MODELS = ".fold-models";
  /** Added to the name of a file or directory: the file that says what making it took. */
  private static final String USE = ".effort";

  /**
   * Something of the cache.
   *
   * @param content the thing
   * @param use what making it took, at the time it was made
   */
  record Cached<T>(T content, ResourceUse use) {}

  private final SystemSettings settings;
  private final TreebankFiles files;
  private final SystemOptions options;

  TrainingCache(SystemSettings settings, TreebankFiles files, SystemOptions options) {
    this.settings = settings;
    this.files = files;
    this.options = options;
  }

  /** The files that the user has prepared: the base parser, and the lists if they are of interest. */
  List<Path> prepared(boolean withLists) {
    return Stream.of(MODEL, LISTS).limit(withLists ? 2 : 1).flatMap(ending -> prepared(ending).stream()).toList();
  }

  private Optional<Path> prepared(String ending) {
    return options.prepared().map(directory -> directory.resolve(files.name() + ending)).filter(Files::exists);
  }

  /** The base parser of the treebank that is learnt from. */
  Cached<ModelBundle> base(Treebank treebank, TrainingContext context) throws IOException {
    Optional<Path> given = prepared(MODEL);
    if (given.isPresent()) {
      return new Cached<>(preparedBase(given.get(), treebank), ResourceUse.UNKNOWN);
    }
    Path file = shared(settings.config().baseSettings(), MODEL);
    if (Files.exists(file)) {
      return new Cached<>(ModelBundle.read(file), ResourceUse.read(beside(file, USE)));
    }
    logMaking(MODEL);
    TrainingWorkspace workspace = TrainingWorkspace.beside(file);
    boolean resumed = !workspace.isEmpty();
    ResourceWatch watch = ResourceWatch.start();
    ModelBundle base = pipeline(context, workspace).trainBase(treebank, new Treebank(List.of()));
    ResourceUse use = stop(watch, resumed, file);
    base.write(file);
    workspace.remove();
    return new Cached<>(base, use);
  }

  /** The lists that rerankers learn from, unless the treebank is too small. */
  Cached<Optional<KBestFile>> lists(Treebank treebank, Manifest base, TrainingContext context) throws IOException {
    Optional<Path> given = prepared(LISTS);
    if (given.isPresent()) {
      return new Cached<>(Optional.of(preparedLists(given.get(), treebank, base)), ResourceUse.UNKNOWN);
    }
    Path file = shared(settings.config().listSettings(), LISTS);
    if (Files.exists(file)) {
      return new Cached<>(Optional.of(KBestFile.read(file, treebank)), ResourceUse.read(beside(file, USE)));
    }
    logMaking(LISTS);
    TrainingWorkspace workspace = TrainingWorkspace.beside(file);
    boolean resumed = !workspace.isEmpty();
    ResourceWatch watch = ResourceWatch.start();
    Optional<KBestFile> lists = pipeline(context, workspace).lists(treebank);
    ResourceUse use = stop(watch, resumed, file);
    if (lists.isPresent()) {
      lists.get().write(file, treebank);
      workspace.remove();
    }
    return new Cached<>(lists, use);
  }

  /** A workspace with the parsers of folds that a kernel in the decoder learns from. */
  Cached<TrainingWorkspace> folds(Treebank treebank, TrainingContext context) throws IOException {
    Path file = shared(settings.config().listSettings(), FOLD_MODELS);
    TrainingWorkspace workspace = TrainingWorkspace.beside(file);
    Path done = beside(file, USE);
    if (Files.exists(done)) {
      return new Cached<>(workspace, ResourceUse.read(done));
    }
    boolean resumed = !workspace.isEmpty();
    ResourceWatch watch = ResourceWatch.start();
    pipeline(context, workspace).foldModels(treebank);
    return new Cached<>(workspace, stop(watch, resumed, file));
  }

  private void logMaking(String ending) {
    options.prepared().ifPresent(
        directory -> LOG.info("there is no {} in {}; it is made", files.name() + ending, directory));
  }

  private TrainingPipeline pipeline(TrainingContext context, TrainingWorkspace workspace) {
    return new TrainingPipeline(settings.config(), context, workspace);
  }

  /** What making a file took; written before the file itself, so that each file has it. */
  private static ResourceUse stop(ResourceWatch watch, boolean resumed, Path file) throws IOException {
    ResourceUse whole = watch.stop();
    ResourceUse use = resumed ? ResourceUse.UNKNOWN : whole;
    use.write(beside(file, USE));
    return use;
  }

  private Path shared(Map<String, String> relevant, String ending) throws IOException {
    Map<String, String> made = new LinkedHashMap<>(relevant);
    made.put("templates", settings.templates().toString());
    String name = Hash.ofTexts(List.of(Hash.ofFiles(files.train()), made.toString(), CodeVersion.current()));
    return Files.createDirectories(options.shared().resolve(files.name())).resolve(name + ending);
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  private ModelBundle preparedBase(Path file, Treebank treebank) throws IOException {
    ModelBundle bundle = ModelBundle.read(file);
    ModelOrigin origin = new ModelOrigin(bundle.manifest());
    try {
      origin.require(treebank);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(file.toString(), e.getMessage(), "train it on " + files.train());
    }
    warn(file, origin.differences(settings.config(), settings.templates()));
    return new ModelBundle(bundle.manifest(), bundle.base());
  }

  private KBestFile preparedLists(Path file, Treebank treebank, Manifest base) throws IOException {
    KBestFile lists;
    try {
      lists = KBestFile.read(file, treebank);
    } catch (IOException e) {
      throw new BadInputException(file.toString(), "the lists cannot be read (" + Failures.reason(e) + ")",
          "make them with 'kerndep jackknife'");
    }
    ListOrigin origin = ListOrigin.of(lists);
    try {
      origin.require(treebank);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(file.toString(), e.getMessage(), "make them from " + files.train());
    }
    List<String> differences = new ArrayList<>(origin.differences(base));
    differences.addAll(origin.differences(settings.config()));
    warn(file, differences);
    return lists;
  }

  private static void warn(Path file, List<String> differences) {
    if (!differences.isEmpty()) {
      LOG.warn("{} is used though it was made with {}", file, String.join(", ", differences));
    }
  }
}
