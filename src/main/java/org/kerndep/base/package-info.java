/**
 * The linear parser. A {@link org.kerndep.base.BaseModel} holds what was learnt; a {@link org.kerndep.base.BaseParser}
 * applies it: encode, prune ({@link org.kerndep.base.ArcPruner}), score ({@link org.kerndep.base.LinearPartScores}),
 * decode, label ({@link org.kerndep.base.Labeller}).
 */
package org.kerndep.base;
