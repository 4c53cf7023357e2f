package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** How another parser is called. All files are in the directory that its processes run in. */
interface Peer {

  /** The directory of its jars. */
  String jars();

  /** The jar of the program itself, without version and ending. */
  String program();

  /** The class with its main method. */
  String mainClass();

  /** The format of its files. */
  PeerFormat format();

  /** Its settings and their usual values. */
  Map<String, String> usualSettings();

  /** How many of the threads it is offered it uses in training. */
  int usableThreads(int offered);

  /** The model file that training writes. */
  String model();

  /** Writes what training needs besides the treebank. */
  void prepare(Path directory) throws IOException;

  List<String> trainArguments(String treebank, Map<String, String> settings, int threads);

  /** For parsing on one thread. */
  List<String> parseArguments(String input, String output);
}
