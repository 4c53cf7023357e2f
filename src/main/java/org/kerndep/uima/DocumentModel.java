package org.kerndep.uima;

import org.kerndep.DependencyParser;

/**
 * The model that was found for a document. Immutable; share freely.
 *
 * @param parser the parser that uses it
 * @param location where it came from
 * @param tagset the name of the tagset of its labels: {@code dependency.tagset} of its properties file, else what its
 *     manifest says, else unknown
 */
record DocumentModel(DependencyParser parser, String location, String tagset) {

  /** The same model, used by another parser. */
  DocumentModel with(DependencyParser other) {
    return new DocumentModel(other, location, tagset);
  }
}
