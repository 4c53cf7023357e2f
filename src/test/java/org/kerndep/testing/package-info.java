/** What tests of several packages share: CoNLL text in and out, small sentences, all heads of a size, random trees. */
package org.kerndep.testing;
