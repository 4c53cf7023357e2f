package org.kerndep.server;

import org.kerndep.server.http.Access;
import org.kerndep.server.http.HttpLimits;
import org.kerndep.server.model.ParseLimits;

/**
 * How a server behaves.
 *
 * @param host the address to listen at
 * @param port 0 for any that is free
 * @param logsRequests whether each request is logged, without what was in it
 * @param allowsTraining whether models are trained from the projects of INCEpTION
 */
public record ServerOptions(String host, int port, HttpLimits http, ParseLimits parse, Access access,
    boolean logsRequests, boolean allowsTraining) {}
