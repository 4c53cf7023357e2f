/** How long work is done and watched: an ordered parallel map, progress reports, files written whole or not at all. */
package org.kerndep.run;
