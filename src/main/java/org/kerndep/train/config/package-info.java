/**
 * The settings of training. {@link org.kerndep.train.config.Setting} has their names, defaults and rules; {@link
 * org.kerndep.train.config.TrainingConfig} holds them by name, as users write them; the records that it makes, one for
 * each stage, are what trainers get.
 *
 * <p>Uses what settings name (decoders, kernels, properties) and no trainer.
 */
package org.kerndep.train.config;
