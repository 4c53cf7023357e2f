/**
 * Linear features. {@link org.kerndep.feature.TemplateSet} reads templates from text,
 * {@link org.kerndep.feature.TemplateEvaluator} turns them into 64-bit keys for the words of a part, and
 * {@link org.kerndep.feature.ArcFeatures} (all arcs, for the pruner), {@link org.kerndep.feature.PartFeatures} (parts
 * of any shape), {@link org.kerndep.feature.LabelledPartFeatures} (the same with a label) and {@link
 * org.kerndep.feature.LabelFeatures} hash the keys into a {@link org.kerndep.feature.WeightTable}. Those of whole
 * trees, {@link org.kerndep.feature.TreeFeatures}, have templates of their own, {@link
 * org.kerndep.feature.TreeTemplateSet}.
 */
package org.kerndep.feature;
