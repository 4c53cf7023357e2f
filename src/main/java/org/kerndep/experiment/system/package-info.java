/**
 * The systems that take part in experiments, by name in {@link org.kerndep.experiment.system.Systems}: the parser of
 * this project with its decoders and rerankers, which share a base parser and lists ({@code TrainingCache}), and other
 * parsers, which run as processes of their own; nothing of them is compiled against.
 *
 * <p>Uses {@code train} and the root package; knows nothing of tables.
 */
package org.kerndep.experiment.system;
