package org.kerndep.train.config;

/**
 * The settings of the parsers of folds and of the lists that they make.
 *
 * @param parsers how each is trained
 * @param folds into how many a treebank is cut
 * @param trees the most trees of a tagging in a list
 * @param taggings how many taggings of a sentence are parsed at most
 * @param labellings the most trees of a tagging that have other labels than their best ones
 */
public record FoldConfig(TrainingConfig parsers, int folds, int trees, int taggings, int labellings) {

  /** The settings of a run with its own numbers of taggings and labellings. */
  public FoldConfig(TrainingConfig parsers, int folds, int trees) {
    this(parsers, folds, trees, parsers.integer(Setting.TAGGINGS), parsers.integer(Setting.LABELLINGS));
  }

  public FoldConfig {
    if (trees < 1 || parsers.base().keepsBest()) {
      throw new IllegalArgumentException("k must be at least 1 and keep=last: " + trees + ", " + parsers);
    }
  }

  static FoldConfig of(TrainingConfig config) {
    return new FoldConfig(config.ofFolds(), config.integer(Setting.FOLDS), config.integer(Setting.K));
  }
}
