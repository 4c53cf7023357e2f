/**
 * The annotation types of kerndep, beside those of DKPro Core.
 *
 * <p>{@code KBestParses} lies over a sentence and lists its best trees, each a {@code Hypothesis}. The classes are
 * generated from {@code k-best.xml} when kerndep is built.
 */
package org.kerndep.type;
