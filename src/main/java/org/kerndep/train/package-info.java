/** From treebanks to models: configuration, the trainers that each produce one part of a bundle, and checkpoints. */
package org.kerndep.train;
