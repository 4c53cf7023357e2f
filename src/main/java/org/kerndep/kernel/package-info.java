/**
 * What a kernel is: how alike two parts or two trees are. A {@link org.kerndep.kernel.Kernel} is a
 * {@link org.kerndep.kernel.PartKernel} or a {@link org.kerndep.kernel.TreeKernel}; {@link org.kerndep.kernel.Kernels}
 * makes one from its text, and is the registry of all. {@link org.kerndep.kernel.TemplateKernel} (Taub-Tabib, Goldberg
 * and Globerson 2015) counts the properties that words and arcs of two parts share.
 * {@link org.kerndep.kernel.KernelParts} makes the parts of a sentence as kernels see them, from parts by positions and
 * labels ({@link org.kerndep.kernel.LabelledPart}).
 *
 * <p>Kernels of trees see the basic features of arcs ({@link org.kerndep.kernel.FeatureTree}). A
 * {@link org.kerndep.kernel.FragmentKernel} counts the fragments that two trees share: sets of arcs (Qian and Liu 2015)
 * or whole productions (Collins and Duffy 2002); equal subtrees are one in a {@link org.kerndep.kernel.SubtreeDag}. A
 * {@link org.kerndep.kernel.PolynomialKernel} counts conjunctions of features wherever they are.
 *
 * <p>Uses {@code part}, and {@code kernel.property} for what is compared; knows nothing of what was learnt.
 */
package org.kerndep.kernel;
