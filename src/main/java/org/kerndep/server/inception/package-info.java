/**
 * The protocol of INCEpTION's external recommenders: {@code predict} adds suggested dependencies with the probability
 * of each arc to a document, {@code train} learns from the documents of a project if the server allows it.
 */
package org.kerndep.server.inception;
