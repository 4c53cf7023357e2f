/**
 * Documents of UIMA as other programs send them: any type system that has DKPro Core's sentences, tokens and
 * dependencies, read without the classes of these types, so that other versions of them do not matter.
 */
package org.kerndep.server.cas;
