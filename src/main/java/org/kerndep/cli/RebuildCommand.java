package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Input;
import org.kerndep.run.Hash;
import org.kerndep.train.origin.Recipe;
import org.kerndep.words.FormLexicon;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Trains a model again by its recipe, with {@link TrainCommand}. */
@Command(name = "rebuild", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Train a model by a recipe, which says what it is made from and with which options of 'train'; the "
        + "same files give the same model. To train with other options, change a copy of the recipe. A run that was "
        + "stopped resumes.",
    footer = {"", "Examples:",
      "  kerndep rebuild resources/model-fr/META-INF/fr-sequoia.recipe --data treebank --model fr.kdp",
      "  kerndep rebuild my.recipe --data treebank --model my.kdp --threads 2"})
final class RebuildCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(RebuildCommand.class);

  @Parameters(paramLabel = "RECIPE", description = "recipe, such as resources/model-en/META-INF/en-ewt.recipe")
  private Path file;

  @Option(names = "--data", required = true, paramLabel = "DIRECTORY",
      description = "where the files are that the recipe names; templates may also be beside the recipe")
  private Path data;

  @Option(names = "--vectors", paramLabel = "FILE", description = "where the recipe's word vectors are, if elsewhere")
  private Path vectors;

  @Option(names = "--clusters", paramLabel = "FILE", description = "where the recipe's clusters are, if elsewhere")
  private Path clusters;

  @Option(names = "--lexicon", paramLabel = "PATH", description = "where the recipe's lexicon is, if elsewhere")
  private Path lexicon;

  @Option(names = "--model", required = true, paramLabel = "FILE", description = "model file to write")
  private Path model;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE}); the result is the same")
  private int threads;

  @Option(names = "--fresh", description = "do not resume a run that was stopped")
  private boolean fresh;

  @Option(names = "--other-inputs", description = "accept files that differ from those of the recipe, such as a later "
      + "release of the treebank; the manifest says which")
  private boolean otherInputs;

  private final List<String> differing = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    Recipe recipe = Recipe.read(file);
    Map<String, Path> inputs = inputs(recipe);
    List<String> arguments = new ArrayList<>();
    inputs.forEach((option, path) -> arguments.add("--" + option + "=" + path));
    arguments.addAll(recipe.options());
    arguments.addAll(recipe.settings());
    LOG.info("{}: kerndep train {}", recipe.model(), String.join(" ", arguments));
    notes(recipe).forEach((key, text) -> arguments.add("--note=" + key + "=" + text));
    arguments.addAll(List.of("--model=" + model, "--threads=" + threads));
    if (fresh) {
      arguments.add("--fresh");
    }
    return train(arguments).call();
  }

  private TrainCommand train(List<String> arguments) throws BadInputException {
    TrainCommand train = new TrainCommand();
    try {
      Main.commandLine(train).parseArgs(arguments.toArray(String[]::new));
      return train;
    } catch (CommandLine.ParameterException e) {
      throw new BadInputException(file.toString(), "'train' does not understand its options (" + e.getMessage() + ")",
          "correct them as 'kerndep train --help' says");
    }
  }

  private Map<String, String> notes(Recipe recipe) {
    Map<String, String> notes = new LinkedHashMap<>(recipe.notes());
    notes.put("recipe", recipe.name() + " " + recipe.sha256()
        + (differing.isEmpty() ? "" : ", with another " + String.join(", ", differing)));
    return notes;
  }

  /** Where the files are, by their options; all are checked. */
  private Map<String, Path> inputs(Recipe recipe) throws IOException {
    Map<String, Path> elsewhere = new LinkedHashMap<>();
    elsewhere.put("vectors", vectors);
    elsewhere.put("clusters", clusters);
    elsewhere.put("lexicon", lexicon);
    for (Map.Entry<String, Path> named : elsewhere.entrySet()) {
      if (named.getValue() != null && !recipe.inputs().containsKey(named.getKey())) {
        throw new UsageException(file + " uses no " + named.getKey() + "; leave out --" + named.getKey()
            + ", or change a copy of it");
      }
    }
    Map<String, Path> inputs = new LinkedHashMap<>();
    for (Map.Entry<String, Recipe.InputFile> input : recipe.inputs().entrySet()) {
      Path named = elsewhere.get(input.getKey());
      Path path = named != null ? named : find(input.getValue().name());
      check(recipe, input.getKey(), path);
      inputs.put(input.getKey(), path);
    }
    return inputs;
  }

  private Path find(String name) throws BadInputException {
    for (Path path : List.of(data.resolve(name), data.resolve(name + ".gz"), file.resolveSibling(name))) {
      if (Files.isRegularFile(path)) {
        return path;
      }
    }
    throw new BadInputException(data.resolve(name).toString(), "no such file",
        "get it from where " + file + " says, and name its directory with --data");
  }

  private static String sha256(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      return FormLexicon.sha256OfWordNet(path);
    }
    try (Input input = Input.open(path)) {
      return Hash.wholeOfStream(input.stream());
    }
  }

  private void check(Recipe recipe, String option, Path path) throws IOException {
    String expected = recipe.inputs().get(option).sha256();
    String found = sha256(path);
    if (found.equals(expected)) {
      return;
    }
    if (!otherInputs) {
      throw new BadInputException(path.toString(), "is not the file of the recipe: its SHA-256 is " + found
          + " instead of " + expected, "get the version that " + file + " names, or accept it with --other-inputs");
    }
    LOG.warn("{} is not the file of the recipe; the model will be another", path);
    differing.add(option);
  }
}
