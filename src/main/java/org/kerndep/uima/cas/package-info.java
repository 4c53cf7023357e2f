/**
 * Between annotations and the parser's own terms: {@link org.kerndep.uima.cas.CasSentences} reads the words of a
 * document, {@link org.kerndep.uima.cas.CasTrees} its dependencies, {@link org.kerndep.uima.cas.CasDependencies} writes
 * a tree and {@link org.kerndep.uima.cas.CasHypotheses} a list of trees. {@link org.kerndep.uima.cas.PosTags} says
 * where the parts of speech are, {@link org.kerndep.uima.cas.CasLayers} what words have in the layers that a model
 * names by feature paths, and {@link org.kerndep.uima.cas.DependencyTypes} which annotation types labels become. A
 * {@link org.kerndep.uima.cas.DocumentException} is how a document fails.
 *
 * <p>Uses {@code type} for our own annotations; knows no engine.
 */
package org.kerndep.uima.cas;
