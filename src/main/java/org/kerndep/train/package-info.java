/** From treebanks to models: configuration, and the trainers that each produce one part of a bundle and can be stopped. */
package org.kerndep.train;
