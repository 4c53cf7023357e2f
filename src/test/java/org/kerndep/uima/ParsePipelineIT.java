package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.data.ParsedSentence;
import org.kerndep.io.TreebankReader;

class ParsePipelineIT {

  @Test
  void theExampleParsesAFile(@TempDir Path directory) throws Exception {
    Path model = TinyModel.writeTo(directory);
    Path output = directory.resolve("parsed");
    // The example has no package, so that it runs as a single file; classes in a package cannot import it.
    Class.forName("ParsePipeline").getMethod("main", String[].class)
        .invoke(null, (Object) new String[] {model.toString(), TinyModel.TEST_FILE.toString(), output.toString()});
    DependencyParser parser = DependencyParser.load(model);
    List<ParsedSentence> written = TreebankReader.read(output.resolve("english-test.conllu")).sentences();
    assertThat(written).hasSize(15)
        .allSatisfy(s -> assertThat(s.tree()).isEqualTo(parser.parse(s.sentence())));
  }
}
