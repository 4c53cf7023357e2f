/**
 * How projective decoders serve treebanks whose arcs cross: {@link org.kerndep.decode.projectivity.Projectivity} lifts
 * words to make trees projective before training, marks their labels, and moves the words back after decoding. No
 * decoder knows of it.
 *
 * <p>Uses {@code data} alone.
 */
package org.kerndep.decode.projectivity;
