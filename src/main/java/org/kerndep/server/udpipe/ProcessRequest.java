package org.kerndep.server.udpipe;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.kerndep.server.http.Form;
import org.kerndep.server.http.Refusal;

/**
 * What is to be processed and how.
 *
 * @param data in Unicode's form NFC and with line feeds, as UDPipe sees it
 * @param model its name, or the beginning of one
 * @param input how sentences are found
 * @param tokenizer the options of the tokenizer
 * @param tags whether words get tags
 * @param parses whether sentences get trees
 * @param output how they are written
 */
record ProcessRequest(String data, Optional<String> model, SentenceInput input, Set<String> tokenizer, boolean tags,
    boolean parses, SentenceOutput output) {

  static ProcessRequest of(Form form) {
    String data = form.value("data").orElseThrow(() -> new Refusal(400, "The parameter 'data' is required."));
    Optional<String> tokenizer = form.value("tokenizer");
    SentenceInput input = tokenizer.isPresent() ? SentenceInput.TEXT
        : SentenceInput.parse(form.value("input").filter(name -> !name.isEmpty()).orElse("conllu"));
    return new ProcessRequest(Normalizer.normalize(data.replace("\r\n", "\n"), Normalizer.Form.NFC),
        form.value("model"), input, Set.copyOf(Arrays.asList(tokenizer.orElse("").split("[;\\s]+"))),
        form.value("tagger").isPresent(), form.value("parser").isPresent(),
        SentenceOutput.parse(form.value("output").filter(name -> !name.isEmpty()).orElse("conllu")));
  }
}
