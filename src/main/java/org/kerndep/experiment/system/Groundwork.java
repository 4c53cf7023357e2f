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
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.fold.Jackknife;
import org.kerndep.train.fold.ListOrigin;
import org.kerndep.train.origin.ModelOrigin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What kernels of a treebank build on: a base parser, and lists of trees or parsers of folds to learn from. Each is a
 * file or directory whose name is the hash of data, settings and code, made when it is first asked for; a run that was
 * stopped goes on where it was. Files that the user has prepared are used instead if they are of the same data.
 */
final class Groundwork {

  private static final Logger LOG = LoggerFactory.getLogger(Groundwork.class);

  private static final String MODEL = ".kdp";
  private static final String LISTS = ".lists";
  private static final String FOLDS = ".fold-models";

  private final SystemSettings settings;
  private final TreebankFiles files;
  private final SystemOptions options;

  Groundwork(SystemSettings settings, TreebankFiles files, SystemOptions options) {
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
  Made<ModelBundle> base(Treebank treebank, Workers workers) throws IOException {
    Optional<Path> given = prepared(MODEL);
    if (given.isPresent()) {
      return new Made<>(preparedBase(given.get(), treebank), Effort.UNKNOWN);
    }
    Path file = shared(settings.config().baseSettings(), MODEL);
    if (Files.exists(file)) {
      return new Made<>(ModelBundle.read(file), Effort.read(beside(file, ".effort")));
    }
    logMaking(MODEL);
    Path checkpoint = beside(file, ".checkpoint");
    boolean resumed = Files.exists(checkpoint);
    Effort.Watch watch = Effort.watch();
    ModelBundle base = pipeline(workers).trainBase(treebank, new Treebank(List.of()), checkpoint);
    Effort effort = effort(watch, resumed, file);
    base.write(file);
    Files.deleteIfExists(checkpoint);
    return new Made<>(base, effort);
  }

  /** The lists that rerankers learn from, unless the treebank is too small. */
  Made<Optional<KBestFile>> lists(Treebank treebank, Manifest base, Workers workers) throws IOException {
    Optional<Path> given = prepared(LISTS);
    if (given.isPresent()) {
      return new Made<>(Optional.of(preparedLists(given.get(), treebank, base)), Effort.UNKNOWN);
    }
    Path file = shared(settings.config().listSettings(), LISTS);
    if (Files.exists(file)) {
      return new Made<>(Optional.of(KBestFile.read(file, treebank)), Effort.read(beside(file, ".effort")));
    }
    logMaking(LISTS);
    Path folds = beside(file, ".folds");
    boolean resumed = Files.exists(folds);
    Effort.Watch watch = Effort.watch();
    Optional<KBestFile> lists = pipeline(workers).lists(treebank, folds);
    Effort effort = effort(watch, resumed, file);
    if (lists.isPresent()) {
      lists.get().write(file, treebank);
      Jackknife.remove(folds);
    }
    return new Made<>(lists, effort);
  }

  /** The directory of the parsers of folds that a kernel in the decoder learns from. */
  Made<Path> folds(Treebank treebank, Workers workers) throws IOException {
    Path directory = shared(settings.config().listSettings(), FOLDS);
    Path done = beside(directory, ".effort");
    if (Files.exists(done)) {
      return new Made<>(directory, Effort.read(done));
    }
    boolean resumed = Files.exists(directory);
    Effort.Watch watch = Effort.watch();
    pipeline(workers).trainFolds(treebank, directory);
    return new Made<>(directory, effort(watch, resumed, directory));
  }

  private void logMaking(String ending) {
    options.prepared().ifPresent(
        directory -> LOG.info("there is no {} in {}; it is made", files.name() + ending, directory));
  }

  private TrainingPipeline pipeline(Workers workers) {
    return new TrainingPipeline(settings.config(), settings.templates(), workers, options.progress());
  }

  /** Written before the file it is about, so that each file has one. */
  private static Effort effort(Effort.Watch watch, boolean resumed, Path file) throws IOException {
    Effort whole = watch.stop();
    Effort effort = resumed ? Effort.UNKNOWN : whole;
    effort.write(beside(file, ".effort"));
    return effort;
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
