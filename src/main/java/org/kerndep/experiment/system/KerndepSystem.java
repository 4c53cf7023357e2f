package org.kerndep.experiment.system;

import java.io.IOException;
import java.util.Map;
import org.kerndep.run.CodeVersion;

/** A system of this project: its settings, and the version of the code. */
abstract class KerndepSystem implements ExperimentSystem {

  private final String name;
  private final SystemSettings settings;
  private final String differences;
  private final String version;

  /**
   * A system.
   *
   * @param given all settings that are not the usual ones
   * @param implied those that its name implies
   */
  KerndepSystem(String name, Map<String, String> given, Map<String, String> implied) throws IOException {
    this.name = name;
    this.settings = SystemSettings.of(given);
    this.differences = settings.differences(SystemSettings.of(implied));
    this.version = CodeVersion.current();
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String settings() {
    return differences;
  }

  @Override
  public final String seed() {
    return settings.seed();
  }

  @Override
  public final String version() {
    return version;
  }

  /** What it is trained with. */
  final SystemSettings training() {
    return settings;
  }
}
