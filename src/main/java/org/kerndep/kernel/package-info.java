/**
 * What a kernel is: how alike two parts or two trees are. {@link org.kerndep.kernel.TemplateKernel} (Taub-Tabib,
 * Goldberg and Globerson 2015) counts the properties that words and arcs of two parts share; {@link
 * org.kerndep.kernel.KernelParts} makes the parts of a sentence, and {@link org.kerndep.kernel.Kernels} knows the
 * kernels by their text.
 *
 * <p>Uses {@code kernel.property} for what is compared; knows nothing of what was learnt.
 */
package org.kerndep.kernel;
