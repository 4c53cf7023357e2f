package org.kerndep.experiment.system;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** MaltParser (Nivre et al. 2007): transition-based, pseudo-projective. */
final class Malt implements Peer {

  private static final String CONFIGURATION = "model";
  private static final String MORPHOLOGY = "malt-morph.xml";

  private final boolean morphology;

  /**
   * A description of it.
   *
   * @param morphology whether lemmas and features are used, by a feature model for stack algorithms; else the parser's
   *     own feature model
   */
  Malt(boolean morphology) {
    this.morphology = morphology;
  }

  @Override
  public String jars() {
    return "malt";
  }

  @Override
  public String program() {
    return "maltparser";
  }

  @Override
  public String mainClass() {
    return "org.maltparser.Malt";
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLLX;
  }

  @Override
  public Map<String, String> usualSettings() {
    Map<String, String> usual = new LinkedHashMap<>();
    usual.put("algorithm", "stackproj");
    usual.put("pseudo-projective", "head");
    return usual;
  }

  @Override
  public int usableThreads(int offered) {
    return 1;
  }

  @Override
  public String model() {
    return CONFIGURATION + ".mco";
  }

  @Override
  public void prepare(Path directory) throws IOException {
    if (morphology) {
      try (InputStream features = Malt.class.getResourceAsStream(MORPHOLOGY)) {
        Files.copy(features, directory.resolve(MORPHOLOGY), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  @Override
  public List<String> trainArguments(String treebank, Map<String, String> settings, int threads) {
    List<String> arguments = new ArrayList<>(List.of("-m", "learn", "-c", CONFIGURATION, "-i", treebank,
        "-a", settings.get("algorithm"), "-pp", settings.get("pseudo-projective")));
    if (morphology) {
      arguments.addAll(List.of("-F", MORPHOLOGY));
    }
    return arguments;
  }

  @Override
  public List<String> parseArguments(String input, String output) {
    return List.of("-m", "parse", "-c", CONFIGURATION, "-i", input, "-o", output);
  }
}
