package org.kerndep.server.inception;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kerndep.server.ServerOptions;
import org.kerndep.server.TestServer;
import org.kerndep.server.http.Access;
import org.kerndep.server.model.ParseLimits;

class TrainingNotAllowedTest {

  @Test
  void documentsAreAcceptedAndNothingHappens() throws Exception {
    ServerOptions usual = TestServer.options(new ParseLimits(1000, 100, 1),
        new Access(Optional.empty(), Optional.empty()));
    ServerOptions options = new ServerOptions(usual.host(), usual.port(), usual.http(), usual.parse(), usual.access(),
        false, false);
    try (TestServer server = TestServer.start(options)) {
      AnnotatedProject project = AnnotatedProject.withAddedFeatures();
      String request = project.train(AnnotatedProject.xmi(project.cas())).toString();
      for (int i = 0; i < 3; i++) {
        assertThat(server.postJson("/inception/train", request).statusCode()).isEqualTo(204);
      }
    }
  }
}
