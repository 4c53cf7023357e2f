package org.kerndep.server.cas;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.text.AnnotationFS;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.server.http.Refusal;

/** The sentences of a document for a model: forms, and what tags, lemmas and features its tokens have. One thread. */
public final class CasDocument {

  /** The type of arcs. */
  public static final String DEPENDENCY = "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency";
  /** The type of tokens. */
  public static final String TOKEN = "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token";
  /** The type of sentences. */
  public static final String SENTENCE = "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence";

  private static final String COARSE = "coarseValue";
  private static final String FINE = "PosValue";

  private final CAS cas;
  private final Type token;
  private final Type sentence;
  private final String coarse;

  /**
   * A document.
   *
   * @param model what the model knows, which decides where coarse tags are
   */
  public CasDocument(CAS cas, Vocabulary model) {
    this.cas = cas;
    this.token = CasTypes.annotation(cas, TOKEN);
    this.sentence = CasTypes.annotation(cas, SENTENCE);
    checkPlaces(token);
    checkPlaces(sentence);
    Set<String> known = new HashSet<>(model.values(Layer.CPOS));
    this.coarse = count(FINE, known) > count(COARSE, known) ? FINE : COARSE;
  }

  private void checkPlaces(Type type) {
    int length = cas.getDocumentText() == null ? 0 : cas.getDocumentText().length();
    for (FeatureStructure found : cas.select(type)) {
      AnnotationFS span = (AnnotationFS) found;
      if (span.getBegin() < 0 || span.getEnd() < span.getBegin() || span.getEnd() > length) {
        throw new Refusal(400, "an annotation " + type.getName() + " is from " + span.getBegin() + " to "
            + span.getEnd() + ", but the text has " + length + " characters; send the text of these annotations");
      }
    }
  }

  private long count(String feature, Set<String> known) {
    return cas.select(token).map(t -> string(pos(t), feature)).filter(known::contains).count();
  }

  /** Those that have tokens, in text order. */
  public List<CasWords> sentences() {
    List<CasWords> sentences = new ArrayList<>();
    for (FeatureStructure found : cas.select(sentence)) {
      AnnotationFS span = (AnnotationFS) found;
      List<AnnotationFS> tokens = new ArrayList<>();
      cas.<org.apache.uima.jcas.tcas.Annotation>select(token).coveredBy(span).forEach(tokens::add);
      if (!tokens.isEmpty()) {
        sentences.add(new CasWords(span.getBegin(), tokens, new Sentence(tokens.stream().map(this::word).toList())));
      }
    }
    return sentences;
  }

  private Word word(AnnotationFS t) {
    FeatureStructure pos = pos(t);
    String tag = string(pos, coarse);
    String form = string(reference(t, "form"), "value");
    return new Word(form.isEmpty() ? t.getCoveredText() : form, string(reference(t, "lemma"), "value"),
        tag.isEmpty() ? string(pos, coarse.equals(COARSE) ? FINE : COARSE) : tag, string(pos, FINE),
        string(reference(t, "morph"), "value"));
  }

  private static FeatureStructure pos(FeatureStructure t) {
    return reference(t, "pos");
  }

  private static FeatureStructure reference(FeatureStructure structure, String name) {
    Feature feature = structure.getType().getFeatureByBaseName(name);
    return feature == null || feature.getRange().isPrimitive() ? null : structure.getFeatureValue(feature);
  }

  /** The value of a feature; empty if there is none. */
  static String string(FeatureStructure structure, String name) {
    Feature feature = structure == null ? null : structure.getType().getFeatureByBaseName(name);
    String value = feature == null || !feature.getRange().isStringOrStringSubtype() ? null
        : structure.getStringValue(feature);
    return value == null ? "" : value;
  }
}
