/**
 * Corpus runs with UIMA: documents become a CAS, engines work on it, and it is written as XMI, binary CAS, CoNLL-U or
 * JSON. {@link org.kerndep.uima.batch.CasAnnotatorProvider} is found as a service by {@code org.kerndep.batch}, which
 * knows nothing of UIMA; {@link org.kerndep.uima.batch.Pipelines} lets programs run their engines with it.
 */
package org.kerndep.uima.batch;
