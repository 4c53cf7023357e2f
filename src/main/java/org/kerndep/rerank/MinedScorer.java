package org.kerndep.rerank;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kerndep.data.KBestList;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.mined.MinedFeatures;

/**
 * Scores trees by the weights of the mined features that they have (Qian and Liu 2015). Immutable; share freely.
 *
 * @param mined the features
 * @param weights by the numbers of the features
 */
public record MinedScorer(MinedFeatures mined, WeightTable weights) implements TreeScorer {

  public static final String NAME = "mined";

  /** So many of the strongest features are listed. */
  private static final int LISTED = 20;

  public MinedScorer {
    if (weights.size() < mined.size()) {
      throw new IllegalArgumentException(mined.size() + " mined features but " + weights.size() + " weights");
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public double[] scores(KBestList list) {
    return mined.of(list).scores(weights::get);
  }

  @Override
  public List<String> userLayers() {
    return mined.arcs().templates().userLayers();
  }

  @Override
  public Map<String, String> figures() {
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("mined-features", Integer.toString(mined.size()));
    figures.put("mined-templates", Long.toString(mined.templateCount()));
    return figures;
  }

  @Override
  public int weightCount() {
    return weights.size();
  }

  @Override
  public String description() {
    return mined.size() + " mined features of the " + mined.space() + " space, of " + mined.basics().size()
        + " features of arcs";
  }

  /** The templates, and the strongest features with their weights. */
  @Override
  public List<String> features() {
    return Stream.concat(mined.arcs().templates().toString().lines(),
        IntStream.range(0, mined.size()).boxed()
            .sorted(Comparator.comparingDouble((Integer feature) -> -Math.abs(weights.get(feature))))
            .limit(LISTED)
            .map(feature -> String.format(Locale.ROOT, "%+.4f %s", weights.get(feature), mined.text(feature))))
        .toList();
  }
}
