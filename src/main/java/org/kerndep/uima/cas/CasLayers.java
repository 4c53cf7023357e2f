package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.TypeSystem;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.UserValues;
import org.kerndep.io.MiscLayers;

/**
 * What the tokens of a document have in user layers, which are named by feature paths. A path from Token starts at the
 * token itself; one from any other type starts at the annotations of this type that cover the token, of which there may
 * be several. Belongs to the thread of its CAS.
 */
public final class CasLayers {

  /** No layers. */
  static final CasLayers NONE = new CasLayers(List.of(), Map.of());

  /** An annotation that may cover tokens to come. */
  private record Open(int end, List<String> values) {}

  private final List<String> paths;
  private final Map<Token, UserValues> values;

  private CasLayers(Collection<String> paths, Map<Token, UserValues> values) {
    this.paths = List.copyOf(paths);
    this.values = values;
  }

  /**
   * Reads some layers of a document, in time that is linear in its tokens and annotations. A path that leads to no
   * values in the type system raises IllegalArgumentException, which names it and says what there is instead.
   */
  public static CasLayers read(JCas jcas, Collection<String> paths) {
    if (paths.isEmpty()) {
      return NONE;
    }
    Map<Token, Map<String, List<String>>> found = new HashMap<>();
    for (String path : paths) {
      LayerPath layer = resolve(jcas, path);
      Type token = jcas.getCasType(Token.type);
      if (jcas.getTypeSystem().subsumes(token, layer.type())) {
        readFromTokens(jcas, path, layer, found);
      } else {
        readFromCovering(jcas, path, layer, found);
      }
    }
    Map<Token, UserValues> values = new HashMap<>();
    found.forEach((token, layers) -> values.put(token, UserValues.of(layers)));
    return new CasLayers(paths, values);
  }

  private static LayerPath resolve(JCas jcas, String path) {
    try {
      return LayerPath.resolve(jcas.getCas(), path);
    } catch (IllegalArgumentException e) {
      String problem = MiscLayers.others(List.of(path)).isEmpty()
          ? "MISC of CoNLL-U is read on the command line only" : e.getMessage();
      throw new IllegalArgumentException("layer " + path + ": " + problem, e);
    }
  }

  private static void readFromTokens(JCas jcas, String path, LayerPath layer,
      Map<Token, Map<String, List<String>>> found) {
    TypeSystem types = jcas.getTypeSystem();
    for (Token token : jcas.<Token>getAnnotationIndex(Token.type)) {
      if (types.subsumes(layer.type(), token.getType())) {
        add(token, path, layer.values(token), found);
      }
    }
  }

  private static void readFromCovering(JCas jcas, String path, LayerPath layer,
      Map<Token, Map<String, List<String>>> found) {
    Iterator<Annotation> annotations = jcas.getCas().<Annotation>getAnnotationIndex(layer.type()).iterator();
    Optional<Annotation> next = next(annotations);
    List<Open> open = new ArrayList<>();
    for (Token token : jcas.<Token>getAnnotationIndex(Token.type)) {
      for (; next.isPresent() && next.get().getBegin() <= token.getBegin(); next = next(annotations)) {
        open.add(new Open(next.get().getEnd(), layer.values(next.get())));
      }
      open.removeIf(annotation -> annotation.end < token.getBegin());
      for (Open annotation : open) {
        if (annotation.end >= token.getEnd()) {
          add(token, path, annotation.values, found);
        }
      }
    }
  }

  private static Optional<Annotation> next(Iterator<Annotation> annotations) {
    return annotations.hasNext() ? Optional.of(annotations.next()) : Optional.empty();
  }

  private static void add(Token token, String path, List<String> values,
      Map<Token, Map<String, List<String>>> found) {
    if (!values.isEmpty()) {
      found.computeIfAbsent(token, t -> new TreeMap<>()).computeIfAbsent(path, p -> new ArrayList<>()).addAll(values);
    }
  }

  /** What a token has. */
  UserValues of(Token token) {
    return values.getOrDefault(token, UserValues.NONE);
  }

  /** The layers in which no token has a value. */
  public List<String> withoutValues() {
    return paths.stream().filter(path -> values.values().stream().allMatch(v -> v.of(path).isEmpty())).toList();
  }
}
