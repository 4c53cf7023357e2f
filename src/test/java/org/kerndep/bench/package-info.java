/** Speed measured with JMH, on sentences that need no treebank. Each benchmark says which question it answers. */
package org.kerndep.bench;
