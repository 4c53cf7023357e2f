/** kerndep's own protocol: JSON in and out, described by OpenAPI. */
package org.kerndep.server.json;
