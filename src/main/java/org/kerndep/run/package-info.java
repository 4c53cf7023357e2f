/**
 * How long work is done and watched: an ordered parallel map, progress reports, files written whole or not at all, and
 * the names of code and content by which one run is told from another.
 */
package org.kerndep.run;
