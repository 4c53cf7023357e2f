/**
 * What of a word a kernel compares. A {@link org.kerndep.kernel.property.PropertyList} says as text which properties
 * there are: layers of a word and of its neighbours. {@link org.kerndep.kernel.property.PropertyValues} numbers
 * the values that the properties had in training, and turns a sentence into numbers.
 *
 * <p>Uses {@code data} and {@code io}, and no kernel.
 */
package org.kerndep.kernel.property;
