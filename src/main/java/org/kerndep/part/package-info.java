/**
 * The parts a tree is made of and what they score. {@link org.kerndep.part.Parts} is the one place that enumerates
 * those of a tree, {@link org.kerndep.part.AttachmentGain} those that change when a word gets another head; a {@link
 * org.kerndep.part.Part} is one of them where parts are kept. {@link org.kerndep.part.PartScores} is all that a decoder
 * gets to see of a model; losses, sums and caches of scores are such scores too.
 *
 * <p>Uses {@code data} alone.
 */
package org.kerndep.part;
