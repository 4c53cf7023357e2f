/**
 * From part scores to trees. All decoders are a {@link org.kerndep.decode.Decoder} and made by name in {@link
 * org.kerndep.decode.Decoders}. Projective ones solve a chart of {@code decode.chart}; {@link
 * org.kerndep.decode.HillClimbing} and {@link org.kerndep.decode.ChuLiuEdmonds} find trees whose arcs may cross. A
 * {@link org.kerndep.decode.Forest} is what a decoder knows beside its best trees: how probable arcs are over all of
 * them, by inside-outside over the same charts or by {@link org.kerndep.decode.MatrixTree}.
 *
 * <p>Uses {@code part} for scores and {@code decode.chart}; knows neither gold trees nor models.
 */
package org.kerndep.decode;
