package org.kerndep.train.config;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.part.PartShape;

/**
 * The settings of the training of a kernel in the decoder.
 *
 * @param kernel a kernel of arcs, over the properties
 * @param largestStep the most that an update changes, the paper's C
 * @param iterations passes over the sentences
 * @param weights of the kernel, from which one is chosen, ascending
 * @param order in which sentences are learnt from
 */
public record DecoderKernelConfig(TemplateKernel kernel, PropertyList properties, double largestStep, int iterations,
    List<Double> weights, BaseConfig.Order order) {

  /** The text of a weight that is chosen on sentences that are held out. */
  private static final String CHOSEN = "chosen";

  private static final List<Double> CANDIDATES = List.of(0.0, 0.25, 0.5, 0.7, 1.0, 1.4);

  public DecoderKernelConfig {
    weights = List.copyOf(weights);
  }

  /** The settings of a run: of the first kernel that compares arcs, the decoder has the part that does so. */
  static DecoderKernelConfig of(TrainingConfig config) throws IOException {
    RerankConfig all = RerankConfig.of(config);
    TemplateKernel parts = all.kernels().stream().filter(TemplateKernel.class::isInstance)
        .map(TemplateKernel.class::cast).filter(kernel -> kernel.weight(PartShape.ARC) != 0).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("kernel " + config.text(Setting.KERNEL) + " compares no arcs, "
            + "but a kernel in the decoder can compare nothing else; add template(arc) or use kernel-mode="
            + KernelMode.RERANK));
    TemplateKernel arcs = new TemplateKernel(parts.arcs(), Map.of(PartShape.ARC, parts.weight(PartShape.ARC)));
    String given = config.text(Setting.DECODE_WEIGHT);
    return new DecoderKernelConfig(arcs, all.properties(), config.number(Setting.DECODE_C),
        config.integer(Setting.DECODE_ITERATIONS),
        given.equals(CHOSEN) ? CANDIDATES : List.of(Double.parseDouble(given)), config.order());
  }
}
