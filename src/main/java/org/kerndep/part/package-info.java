/**
 * The parts a tree is made of and what they score. {@link org.kerndep.part.Parts} is the one place that enumerates
 * them; {@link org.kerndep.part.PartScores} is all that a decoder gets to see of a model.
 */
package org.kerndep.part;
