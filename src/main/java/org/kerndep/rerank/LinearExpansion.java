package org.kerndep.rerank;

import org.kerndep.data.Vocabulary;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;

/**
 * A function of trees that templates span: the sum over a tree's parts of the weights of their features. The paper's
 * manual features. Immutable; share freely.
 *
 * @param vocabulary the values that features know, those of the base parser
 * @param templates what features look at, those of the base parser
 * @param weights of the features
 */
public record LinearExpansion(Vocabulary vocabulary, TemplateSet templates, WeightTable weights) {}
