/**
 * The protocol of UDPipe's web services, so that scripts written for those work with this server: {@code /models} and
 * {@code /process}. Errors are plain sentences, as there.
 */
package org.kerndep.server.udpipe;
