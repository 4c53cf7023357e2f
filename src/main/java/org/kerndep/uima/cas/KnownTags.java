package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;

/**
 * The tags of a document, the coarse ones taken from where the model knows them. That is the feature of POS,
 * coarseValue or PosValue, whose tags are coarse tags of the model for more words; if these are as many, the one with
 * more different such tags; if these are as many too, coarseValue. A word that has nothing there has the other one. The
 * fine tag is PosValue. The coarse tags that DKPro Core maps tags to are those of UD v1: CONJ is read as CCONJ if the
 * model knows only that. Immutable.
 *
 * @param posValueFirst whether coarse tags are in PosValue
 * @param conjIsCconj whether CONJ stands for CCONJ
 */
record KnownTags(boolean posValueFirst, boolean conjIsCconj) implements PosTags {

  /** Those of a document for a model with these values. */
  static KnownTags of(JCas jcas, Vocabulary model) {
    Set<String> known = new HashSet<>(model.values(Layer.CPOS));
    boolean conjIsCconj = known.contains("CCONJ") && !known.contains("CONJ");
    if (conjIsCconj) {
      known.add("CONJ");
    }
    List<POS> all = jcas.select(Token.class).map(Token::getPos).filter(Objects::nonNull).collect(Collectors.toList());
    List<String> coarse = known(all, POS::getCoarseValue, known);
    List<String> fine = known(all, POS::getPosValue, known);
    boolean posValueFirst = fine.size() > coarse.size()
        || fine.size() == coarse.size() && Set.copyOf(fine).size() > Set.copyOf(coarse).size();
    return new KnownTags(posValueFirst, conjIsCconj);
  }

  private static List<String> known(List<POS> all, Function<POS, String> feature, Set<String> tags) {
    return all.stream().map(feature).filter(Objects::nonNull).filter(tags::contains).toList();
  }

  @Override
  public String coarse(POS pos) {
    String tag = posValueFirst ? pos.getPosValue() : pos.getCoarseValue();
    if (PosSource.isAbsent(tag)) {
      tag = posValueFirst ? pos.getCoarseValue() : pos.getPosValue();
    }
    return conjIsCconj && "CONJ".equals(tag) ? "CCONJ" : tag;
  }

  @Override
  public String fine(POS pos) {
    return pos.getPosValue();
  }
}
