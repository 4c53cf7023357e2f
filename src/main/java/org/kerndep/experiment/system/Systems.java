package org.kerndep.experiment.system;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.decode.Decoders;
import org.kerndep.train.config.Setting;

/** The systems by name. */
public final class Systems {

  private static final String BASE = "base:";

  private Systems() {}

  public static List<String> names() {
    List<String> names = new ArrayList<>();
    names.addAll(RerankVariant.names());
    names.add(BASE + Setting.DECODER.initial());
    Decoders.names().forEach(decoder -> names.add(BASE + decoder));
    names.addAll(List.of("malt", "malt+morph", "mate"));
    return names;
  }

  /** The system of that name; a peer whose jars are missing raises {@link PeerException}. */
  public static ExperimentSystem create(SystemSpec spec, SystemOptions options) throws IOException {
    if (!names().contains(spec.name())) {
      throw new IllegalArgumentException(
          "unknown system '" + spec.name() + "'; known are " + String.join(", ", names()));
    }
    Optional<RerankVariant> variant = RerankVariant.parse(spec.name());
    if (variant.isPresent()) {
      return new RerankSystem(spec, variant.get(), options);
    }
    return switch (spec.name()) {
      case "malt" -> new PeerSystem(spec, new Malt(false), options);
      case "malt+morph" -> new PeerSystem(spec, new Malt(true), options);
      case "mate" -> new PeerSystem(spec, new Mate(), options);
      default -> new BaseSystem(spec, spec.name().substring(BASE.length()), options);
    };
  }
}
