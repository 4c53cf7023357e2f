/**
 * Template kernels (Taub-Tabib, Goldberg and Globerson 2015): how alike two parts are, counted in the properties that
 * their words and arcs share. A {@link org.kerndep.kernel.PropertyList} says which properties there are,
 * {@link org.kerndep.kernel.PropertyValues} numbers their values, {@link org.kerndep.kernel.KernelParts} makes the
 * parts of a tree, and {@link org.kerndep.kernel.Kernels} knows the kernels by their text. What was learnt is a
 * {@link org.kerndep.kernel.Support}; {@link org.kerndep.kernel.SupportScorers} score by it, fast and exactly.
 */
package org.kerndep.kernel;
