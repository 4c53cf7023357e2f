package org.kerndep.server.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.ConllLayers;
import org.kerndep.DependencyParser;
import org.kerndep.text.TextModel;

/**
 * A model under the name that requests use. Immutable; share freely.
 *
 * @param name such as {@code en-ewt}
 * @param aliases other names for it
 * @param language its code, if that is known
 * @param layers reads the user layers of its sentences from CoNLL
 */
public record ServedModel(String name, List<String> aliases, Optional<String> language, DependencyParser parser,
    ConllLayers layers) {

  public ServedModel {
    aliases = List.copyOf(aliases);
  }

  /** A model with a name. */
  public ServedModel(String name, List<String> aliases, Optional<String> language, DependencyParser parser) {
    this(name, aliases, language, parser, new ConllLayers(parser));
  }

  /** Its tokenizer, sentence splitter and tagger, if it has them. */
  public Optional<TextModel> text() {
    return parser.text();
  }

  /** Whether a request that uses a name, or the beginning of one up to a hyphen, means this model. */
  boolean isMeantBy(String asked) {
    List<String> names = new ArrayList<>(aliases);
    names.add(name);
    return names.stream().anyMatch(known -> known.equals(asked) || known.startsWith(asked + "-"));
  }
}
