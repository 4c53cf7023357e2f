package org.kerndep.server.model;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.server.http.Refusal;

/** The models of a server, the default one first. Immutable; share freely. */
public final class ServedModels {

  private final List<ServedModel> all;

  /** These, of which the first is the default; their names must differ. */
  public ServedModels(List<ServedModel> all) {
    this.all = List.copyOf(all);
    if (all.isEmpty()) {
      throw new IllegalArgumentException("a server needs a model");
    }
    if (all.stream().map(ServedModel::name).distinct().count() < all.size()) {
      throw new IllegalArgumentException("two models have the same name; rename a file or leave one out: " + names());
    }
  }

  /**
   * Loads models.
   *
   * @param wanted languages of published models, such as {@code en}, and names of files
   */
  public static ServedModels load(List<String> wanted) throws IOException {
    List<ServedModel> models = new ArrayList<>();
    for (String one : wanted) {
      models.add(load(one));
    }
    return new ServedModels(models);
  }

  private static ServedModel load(String wanted) throws IOException {
    Optional<PublishedModel> published =
        wanted.matches("[A-Za-z]{2,3}([-_][A-Za-z]+)?") ? PublishedModel.of(wanted) : Optional.empty();
    if (published.isPresent()) {
      PublishedModel model = published.get();
      return new ServedModel(model.toString(), List.of(model.name().toLowerCase(Locale.ROOT) + "-" + model.variant()),
          Optional.of(model.language()), new DependencyParser(model.read()));
    }
    try {
      Path file = Path.of(wanted);
      String name = file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
      return new ServedModel(name, List.of(), Optional.empty(), DependencyParser.load(file));
    } catch (InvalidPathException e) {
      throw new IOException("'" + wanted + "' is neither the language of a published model nor a file", e);
    }
  }

  /** All of them. */
  public List<ServedModel> all() {
    return all;
  }

  /** The model of requests that name none. */
  public ServedModel defaultModel() {
    return all.get(0);
  }

  /** The model that a request means; an unknown one is refused. */
  public ServedModel find(Optional<String> name) {
    return name.filter(given -> !given.isBlank()).map(this::named).orElseGet(this::defaultModel);
  }

  private ServedModel named(String name) {
    return all.stream().filter(model -> model.name().equals(name)).findFirst()
        .or(() -> all.stream().filter(model -> model.isMeantBy(name)).findFirst())
        .orElseThrow(() -> new Refusal(400, "there is no model of this name here; models are " + names()));
  }

  /** The first model of a language. */
  public Optional<ServedModel> ofLanguage(String language) {
    String code = language.split("[-_]", 2)[0].toLowerCase(Locale.ROOT);
    return all.stream().filter(model -> model.language().equals(Optional.of(code))).findFirst();
  }

  private String names() {
    return all.stream().map(ServedModel::name).collect(Collectors.joining(", "));
  }
}
