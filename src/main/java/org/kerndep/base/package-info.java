/**
 * The linear parser. A {@link org.kerndep.base.BaseModel} holds what was learnt; a {@link org.kerndep.base.BaseParser}
 * applies it: encode, prune ({@link org.kerndep.base.ArcPruner}), score ({@link org.kerndep.base.LinearPartScores}
 * and, with the labels of arcs, {@link org.kerndep.base.LabelledArcScores}), add what an
 * {@link org.kerndep.base.ArcScorer} gives, decode, label ({@link org.kerndep.base.Labeller}); or score parts with
 * labels ({@link org.kerndep.base.LabelledLinearScores}) and decode heads and labels together.
 *
 * <p>Uses {@code feature} for weights, {@code part} for scores and {@code decode} for trees; knows no kernel.
 */
package org.kerndep.base;
