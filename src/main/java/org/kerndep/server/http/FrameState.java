package org.kerndep.server.http;

/** What all requests of a server share. */
record FrameState(HttpLimits limits, Access access, ByteBudget budget, WorkQueue queue, AskingTimes asking,
    Metrics metrics, boolean logs) {}
