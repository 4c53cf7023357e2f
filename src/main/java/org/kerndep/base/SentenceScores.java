package org.kerndep.base;

import java.util.List;
import org.kerndep.part.PartScores;

/**
 * The scores of a sentence under a model, before trees are decoded. Scratch of one thread.
 *
 * @param parts the scores of parts, those of the arcs' labels included
 * @param labels the label that suits each arc best when nothing else is known of the tree, by the arc's number in the
 *     graph; {@link org.kerndep.data.Word#ABSENT} if the model chooses labels only when the tree is known
 */
public record SentenceScores(PartScores parts, List<String> labels) {}
