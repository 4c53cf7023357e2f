/** How good trees are: attachment scores under a stated punctuation rule, and whether a difference is chance. */
package org.kerndep.eval;
