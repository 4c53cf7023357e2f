/** A made-up language with a treebank of any size, for tests that need data to learn from. */
package org.kerndep.synthetic;
