package org.kerndep.train.base;

import org.kerndep.feature.SparseVector;

/**
 * A wrong structure that training found.
 *
 * @param cost how wrong it is
 * @param delta features of gold minus features of it
 */
record Mistake(int cost, SparseVector delta) {}
