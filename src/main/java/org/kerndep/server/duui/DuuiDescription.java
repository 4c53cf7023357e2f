package org.kerndep.server.duui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.run.Version;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Route;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;

/** What a host asks before it sends documents: script, types, documentation. Shared freely by threads. */
public final class DuuiDescription {

  private static final String LEXMORPH = "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.";
  private static final String POS = LEXMORPH + "pos.POS";
  private static final String MORPH = LEXMORPH + "morph.MorphologicalFeatures";
  private static final String LEMMA = "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma";

  private final ServedModels models;

  public DuuiDescription(ServedModels models) {
    this.models = models;
  }

  /** The routes of these. */
  public List<Route> routes() {
    return List.of(
        Route.quick("/v1/communication_layer", call -> Answer.of("text/x-lua; charset=utf-8", script())),
        Route.work("/v1/typesystem", call -> Answer.of("application/xml", DuuiDocument.typeSystem())).allowing("GET"),
        Route.quick("/v1/documentation", call -> Answer.json(documentation())),
        Route.quick("/v1/details/input_output", call -> Answer.json(inputsAndOutputs())));
  }

  private static String script() {
    try (InputStream in = DuuiDescription.class.getResourceAsStream("communication.lua")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, Object> documentation() {
    Map<String, Object> documentation = new LinkedHashMap<>();
    documentation.put("annotator_name", "kerndep");
    documentation.put("version", Version.current());
    documentation.put("implementation_lang", "Java");
    documentation.put("meta", Map.of("models", models.all().stream().map(ServedModel::name).toList()));
    documentation.put("parameters", Map.of());
    return documentation;
  }

  private static Map<String, Object> inputsAndOutputs() {
    List<String> segments = List.of(CasDocument.SENTENCE, CasDocument.TOKEN);
    return Map.of("inputs", segments, "outputs", List.of(CasDocument.SENTENCE, CasDocument.TOKEN, POS, LEMMA, MORPH,
        CasDocument.DEPENDENCY));
  }
}
