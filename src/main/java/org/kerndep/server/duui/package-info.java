/**
 * The protocol of the Docker Unified UIMA Interface (DUUI): a Lua script by which the host writes a document as XMI and
 * reads the answer, the types, and {@code /v1/process}.
 */
package org.kerndep.server.duui;
