/**
 * The parts a tree is made of and what they score. {@link org.kerndep.part.Parts} is the one place that enumerates
 * those of a tree, {@link org.kerndep.part.AttachmentGain} those that change when a word gets another head; {@link org.kerndep.part.PartScores} is all that a decoder gets to see of a model.
 */
package org.kerndep.part;
