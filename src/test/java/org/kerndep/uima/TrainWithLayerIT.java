package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.io.TreebankReader;

class TrainWithLayerIT {

  @Test
  void theExampleTrainsAndParses(@TempDir Path directory) throws Exception {
    Path model = directory.resolve("turkish.kdp");
    Path output = directory.resolve("parsed");
    // The example has no package, so that it runs as a single file; classes in a package cannot import it.
    Class.forName("TrainWithLayer").getMethod("main", String[].class).invoke(null, (Object) new String[] {
        Examples.TURKISH.toString(), model.toString(), Examples.TURKISH.toString(), output.toString()});
    assertThat(DependencyParser.load(model).userLayers()).containsExactly("Stem/value");
    assertThat(TreebankReader.read(output.resolve("turkish.conllu")).sentences()).hasSize(22);
  }
}
