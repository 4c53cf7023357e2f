/**
 * The models that a server has loaded, and parsing within limits: {@link org.kerndep.server.model.ServedModels} finds
 * the model that a request names, {@link org.kerndep.server.model.RequestParser} parses the sentences of one request.
 */
package org.kerndep.server.model;
