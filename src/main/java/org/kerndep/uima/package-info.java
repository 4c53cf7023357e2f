/**
 * The parser as uimaFIT analysis engines for DKPro Core.
 *
 * <p>{@link org.kerndep.uima.KernelParser} converts, calls, converts back: {@code ParserInput → CasSentences → Sentence
 * → DependencyParser → DependencyTree → CasDependencies}. {@code PosSource} says where the parts of speech are,
 * {@code DependencyTypes} which annotation types labels become: by the tagset that the model's properties file or
 * manifest names, with the maps in {@code tagset/}. {@code ParserProvider} finds the model of a document the way DKPro
 * Core does, {@code ModelCache} lets all engines of a process share it, and {@code DocumentException} is how a document
 * fails.
 */
package org.kerndep.uima;
