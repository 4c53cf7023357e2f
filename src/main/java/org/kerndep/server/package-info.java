/**
 * A server with warm models, for programs that do not run on the JVM, annotation tools and browsers:
 * {@link org.kerndep.server.KerndepServer}.
 *
 * <pre>{@code
 * HttpFrame (Jetty) → Route → Endpoint.answer(Call) → Answer
 *   server.json        /v1/parse, /v1/models, /openapi.json   kerndep's own JSON
 *   server.udpipe      /models, /process                      UDPipe's REST protocol
 *   server.inception   /inception/predict, /inception/train   INCEpTION's external recommender
 *   server.duui        /v1/process, /v1/typesystem, ...       Docker Unified UIMA Interface
 * every endpoint: ServedModels.find → RequestParser → DependencyParser
 * }</pre>
 *
 * <p>{@code server.http} is HTTP with limits and without parsing; {@code server.model} is parsing with limits and
 * without HTTP's details; {@code server.cas} reads and writes documents of UIMA.
 */
package org.kerndep.server;
