package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.TreebankFiles;
import org.kerndep.run.Hash;

/**
 * One system on one treebank.
 *
 * @param files the treebank
 * @param system the system
 * @param dataHash of the treebank's content
 * @param preparedHash of other files that the result depends on
 */
public record Run(TreebankFiles files, ExperimentSystem system, String dataHash, String preparedHash) {

  static Run of(TreebankFiles files, ExperimentSystem system) throws IOException {
    return new Run(files, system, files.hash(), Hash.ofFiles(system.prepared(files)));
  }

  /** The same for runs that must give the same result, and different for others. */
  String id() {
    return Hash.ofTexts(List.of(files.name(), files.part().toString(), dataHash, system.name(), system.settings(),
        system.seed(), system.version(), files.trainedOn(), preparedHash));
  }

  /** Where its model and parsed file stay. */
  Path directory(Path out) {
    return directory(out, files.name(), system.name(), id());
  }

  public static Path directory(Path out, String treebank, String system, String id) {
    return out.resolve(treebank).resolve(system.replace(':', '-')).resolve(id);
  }

  @Override
  public String toString() {
    String settings = system.settings().isEmpty() ? "" : "[" + system.settings().replace(' ', ',') + "]";
    return files.name() + " " + files.part() + ", " + system.name() + settings;
  }
}
