/**
 * How good trees are: attachment scores under a stated punctuation rule, whether a difference is chance, and what the
 * best choice from lists of trees would score.
 */
package org.kerndep.eval;
