/**
 * Where trained things come from: hashes of data and settings, by which a run knows its own earlier results, and what a
 * manifest says of a model.
 *
 * <p>Uses {@code train.config} and {@code bundle}.
 */
package org.kerndep.train.origin;
