package org.kerndep.experiment.system;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The graph-based parser of mate-tools (Bohnet 2010): second order, non-projective by rearranging. It has one column of
 * tags; with the fine tags of a rich tagset it loses ten points on a small treebank, so it gets the coarse ones.
 */
final class Mate implements Peer {

  private static final String MODEL = "model";

  @Override
  public String jars() {
    return "mate";
  }

  @Override
  public String program() {
    return "anna";
  }

  @Override
  public String mainClass() {
    return "is2.parser.Parser";
  }

  @Override
  public PeerFormat format() {
    return PeerFormat.CONLL09;
  }

  @Override
  public Map<String, String> usualSettings() {
    return Map.of("iterations", "10", PeerSystem.TAG, "upos");
  }

  @Override
  public int usableThreads(int offered) {
    return offered;
  }

  @Override
  public String model() {
    return MODEL;
  }

  @Override
  public void prepare(Path directory) {
    // The treebank is all it needs.
  }

  @Override
  public List<String> trainArguments(String treebank, Map<String, String> settings, int threads) {
    return List.of("-train", treebank, "-model", MODEL, "-i", settings.get("iterations"), "-cores",
        Integer.toString(threads));
  }

  @Override
  public List<String> parseArguments(String input, String output) {
    return List.of("-test", input, "-model", MODEL, "-out", output, "-cores", "1");
  }
}
