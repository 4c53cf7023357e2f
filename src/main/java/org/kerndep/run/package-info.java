/**
 * What long runs need: an ordered parallel map, progress reports, files written whole or not at all, and hashes of code
 * and content that tell one run from another.
 */
package org.kerndep.run;
