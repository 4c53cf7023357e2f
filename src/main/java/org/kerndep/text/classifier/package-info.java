/**
 * The linear models that decide in plain text where tokens, words and sentences end and which tags and lemmas words
 * have: an {@link org.kerndep.text.classifier.EventModel} chooses an outcome by hashed features, and {@link
 * org.kerndep.text.classifier.EventLearner} trains it by the averaged perceptron.
 *
 * <p>Uses {@code run} alone; knows nothing of text.
 */
package org.kerndep.text.classifier;
