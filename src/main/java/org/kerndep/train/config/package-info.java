/**
 * The settings of training. {@link org.kerndep.train.config.TrainingConfig} holds them by name, as users write them;
 * records such as {@link org.kerndep.train.config.RerankConfig} hold those of one stage.
 *
 * <p>Uses what settings name (decoders, kernels, properties) and no trainer.
 */
package org.kerndep.train.config;
