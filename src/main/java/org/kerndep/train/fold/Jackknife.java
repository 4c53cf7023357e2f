package org.kerndep.train.fold;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Failures;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.origin.Fingerprint;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lists of the best trees of a treebank's own sentences as a parser would make them that has not seen them: the treebank
 * is cut into {@link Folds}, and those of each fold come from a model trained on the others. Folds are done in parallel;
 * each leaves a file, so that a run that was stopped goes on with the folds that are missing.
 */
public final class Jackknife {

  private static final Logger LOG = LoggerFactory.getLogger(Jackknife.class);
  private static final Treebank NO_DEV = new Treebank(List.of());

  private final TrainingConfig config;
  private final TemplateSet templates;
  private final int folds;
  private final int k;
  private final Workers workers;
  private final Progress progress;

  /**
   * A way to make lists.
   *
   * @param folds how many models are trained
   * @param k the most trees in a list
   */
  public Jackknife(TrainingConfig config, TemplateSet templates, int folds, int k, Workers workers,
      Progress progress) {
    if (k < 1 || config.base().keepsBest()) {
      throw new IllegalArgumentException("k must be at least 1 and keep=last: " + k + ", " + config);
    }
    this.config = config;
    this.templates = templates;
    this.folds = folds;
    this.k = k;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * The lists of all sentences, in their order; scores are relative to the best of their list.
   *
   * @param directory where the folds' files are, made if it does not exist; the caller removes it
   */
  public KBestFile lists(Treebank treebank, Path directory) throws IOException {
    Files.createDirectories(directory);
    Manifest made = fingerprint(treebank);
    Folds cut = new Folds(treebank, folds);
    return lists(cut, made, fold -> fold(cut, fold, directory.resolve(fileName(fold + 1)), made));
  }

  /** The same without files. */
  public KBestFile lists(Treebank treebank) throws IOException {
    Manifest made = fingerprint(treebank);
    Folds cut = new Folds(treebank, folds);
    return lists(cut, made, fold -> new KBestFile(made, parse(cut, fold)));
  }

  private KBestFile lists(Folds cut, Manifest made, IntFunction<KBestFile> lists) {
    progress.begin("jackknife", cut.treebank().size());
    List<KBestFile> parts = workers.map(folds, fold -> {
      KBestFile part = lists.apply(fold);
      synchronized (progress) {
        progress.advance(part.lists().size());
      }
      return part;
    });
    progress.end("");
    return new KBestFile(made, cut.inOrder(parts.stream().map(KBestFile::lists).toList()));
  }

  /** Removes the directory of a run that is finished, whether it has lists or models. */
  public static void remove(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "fold-*")) {
        for (Path file : files) {
          Files.delete(file);
        }
      }
      Files.delete(directory);
    }
  }

  private static String fileName(int fold) {
    return "fold-" + fold + ".lists";
  }

  private Manifest fingerprint(Treebank treebank) throws IOException {
    Map<String, String> entries = new LinkedHashMap<>(Fingerprint.of(config, templates, treebank, NO_DEV).entries());
    entries.put(ListOrigin.FOLDS, Integer.toString(folds));
    entries.put(ListOrigin.TREES, Integer.toString(k));
    return new Manifest(entries);
  }

  private KBestFile fold(Folds cut, int fold, Path file, Manifest made) {
    try {
      Optional<KBestFile> earlier = earlier(file, made, cut.of(fold));
      if (earlier.isPresent()) {
        return earlier.get();
      }
      KBestFile part = new KBestFile(made, parse(cut, fold));
      part.write(file, cut.of(fold));
      return part;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<KBestFile> earlier(Path file, Manifest made, Treebank sentences) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      KBestFile part = KBestFile.read(file, sentences);
      Optional<String> difference = Fingerprint.difference(part.made(), made);
      if (difference.isEmpty()) {
        return Optional.of(part);
      }
      LOG.warn("{} is not used: it was made with {}", file, difference.get());
    } catch (IOException e) {
      LOG.warn("{} is not used: {}", file, Failures.reason(e));
    }
    return Optional.empty();
  }

  private List<KBestList> parse(Folds cut, int fold) {
    BaseParser parser = new BaseParser(FoldTrainer.model(config, templates, cut, fold));
    return cut.of(fold).sentences().stream().map(ParsedSentence::sentence)
        .map(sentence -> KBestList.of(sentence, parser.parse(sentence, k)).relative()).toList();
  }
}
