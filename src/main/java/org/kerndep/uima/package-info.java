/**
 * The parser as uimaFIT analysis engines for DKPro Core.
 *
 * <p>{@link org.kerndep.uima.KernelParser} converts, calls, converts back: {@code CasSentences → Sentence →
 * DependencyParser → DependencyTree → CasDependencies}. {@code ParserProvider} finds the model of a document the way
 * DKPro Core does, {@code ModelCache} lets all engines of a process share it, and {@code DocumentException} is how a
 * document fails.
 */
package org.kerndep.uima;
