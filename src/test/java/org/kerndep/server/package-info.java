/** Tests of the server over real connections. */
package org.kerndep.server;
