package org.kerndep.train.decoderkernel;

/**
 * The weight of a kernel in the decoder, and what it leads to on sentences that are held out.
 *
 * @param weight 0 if the kernel is of no use
 * @param wrong how many heads are then wrong
 * @param baseWrong how many are wrong without the kernel
 * @param words how many words the sentences have
 */
record DecoderKernelChoice(double weight, long wrong, long baseWrong, long words) {

  /** How many fewer heads are wrong, in percent of the words. */
  double gain() {
    return 100.0 * (baseWrong - wrong) / Math.max(1, words);
  }
}
