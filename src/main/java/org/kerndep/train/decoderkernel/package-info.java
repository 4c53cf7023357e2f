/**
 * Trains a kernel that has its say in the decoder: {@link org.kerndep.train.decoderkernel.DecoderKernelPipeline}
 * chooses its weight on held-out sentences, then trains it on all.
 *
 * <p>Uses {@code train.dual} for the kernel, {@code train.fold} for models that have not seen a sentence, and {@code
 * train.rerank} where a reranker follows.
 */
package org.kerndep.train.decoderkernel;
