/**
 * Between annotations and the parser's own terms.
 *
 * <p>Read: {@link org.kerndep.uima.cas.CasSentences} the words of a document, with parts of speech where {@link
 * org.kerndep.uima.cas.PosTags} find them and user layers from {@link org.kerndep.uima.cas.CasLayers}; {@link
 * org.kerndep.uima.cas.CasTrees} its dependencies. Written: a tree by {@link org.kerndep.uima.cas.CasDependencies},
 * with the annotation types that {@link org.kerndep.uima.cas.DependencyTypes} give to labels. Both ways: lists of
 * trees, by {@link org.kerndep.uima.cas.CasHypotheses}, and what tags a sentence may have, by {@link
 * org.kerndep.uima.cas.CasTaggings}, which also corrects those of tokens. A {@link
 * org.kerndep.uima.cas.DocumentException} is how a document fails.
 *
 * <p>Uses {@code type} for annotations of our own, {@code data} for sentences and trees; knows no engine.
 */
package org.kerndep.uima.cas;
