/**
 * How good trees are: attachment scores under a stated punctuation rule, whether a difference is chance, and what the
 * best choice from lists of trees would score. {@link org.kerndep.eval.TextEvaluation} compares analyses of a text
 * whose words and sentences differ.
 */
package org.kerndep.eval;
