/**
 * From part scores to trees. Projective decoders are a {@link org.kerndep.decode.ChartGrammar} (which items there are
 * and how they combine) under generic solvers: {@link org.kerndep.decode.Viterbi} for the best tree,
 * {@link org.kerndep.decode.LazyKBest} for those after it; {@link org.kerndep.decode.HillClimbing} and
 * {@link org.kerndep.decode.ChuLiuEdmonds} find trees whose arcs may cross. All are behind
 * {@link org.kerndep.decode.Decoder} and made by name in {@link org.kerndep.decode.Decoders}. A
 * {@link org.kerndep.decode.Forest} is what a decoder knows beside its best trees: how probable arcs are over all of
 * them, by {@link org.kerndep.decode.InsideOutside} over the same charts or {@link org.kerndep.decode.MatrixTree}.
 * {@link org.kerndep.decode.Projectivity} lets projective decoders serve treebanks whose arcs cross: it changes trees
 * before training and changes them back after decoding, and no decoder knows of it.
 */
package org.kerndep.decode;
