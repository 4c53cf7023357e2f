/**
 * HTTP without a word about parsing: {@link org.kerndep.server.http.HttpFrame} serves
 * {@link org.kerndep.server.http.Route}s, each of which turns a {@link org.kerndep.server.http.Call} into an
 * {@link org.kerndep.server.http.Answer} or throws a {@link org.kerndep.server.http.Refusal}.
 *
 * <p>Headers and bodies are read without a thread that waits, so that slow clients hold a connection and some bytes and
 * nothing else. A call that is read whole waits in a short queue for one of a fixed number of threads; when the queue
 * is full, the answer is 503 at once. Only this package knows Jetty.
 */
package org.kerndep.server.http;
