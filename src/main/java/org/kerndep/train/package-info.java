/** From treebanks to models: configuration, and the trainers that each produce one part of a bundle. */
package org.kerndep.train;
