package org.kerndep.uima.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.kerndep.batch.work.ModelSource;

/** Models that came without a place, as temporary files, since engines find models by their location. */
final class ModelFile {

  private static final Map<String, Path> FILES = new ConcurrentHashMap<>();

  private ModelFile() {}

  /** Where engines find a model. */
  static String location(ModelSource model) throws IOException {
    return model.location().isPresent() ? model.location().get() : file(model).toUri().toString();
  }

  private static synchronized Path file(ModelSource model) throws IOException {
    Path known = FILES.get(model.hash());
    if (known != null && Files.exists(known)) {
      return known;
    }
    Path file = Files.createTempFile("kerndep-" + model.hash(), ".kdp");
    file.toFile().deleteOnExit();
    Files.write(file, model.bytes());
    FILES.put(model.hash(), file);
    return file;
  }
}
