package org.kerndep.server.udpipe;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.kerndep.io.ConllBlock;
import org.kerndep.server.http.Refusal;
import org.kerndep.server.model.RequestParser;

/** How sentences are found in what was sent. */
enum SentenceInput {
  /** Words as CoNLL-U has them. */
  CONLLU {
    @Override
    List<ConllBlock> read(RequestParser parser, ProcessRequest request) throws IOException {
      return parser.blocks(request.data());
    }
  },
  /** Plain text, of which the tokenizer makes sentences. */
  TEXT {
    @Override
    List<ConllBlock> read(RequestParser parser, ProcessRequest request) {
      return new TextBlocks(parser, request).blocks();
    }
  },
  /** The same: this server has no other tokenizer than that of a model. */
  GENERIC_TOKENIZER {
    @Override
    List<ConllBlock> read(RequestParser parser, ProcessRequest request) {
      return new TextBlocks(parser, request).blocks();
    }
  },
  /** A sentence on a line, with spaces between words. */
  HORIZONTAL {
    @Override
    List<ConllBlock> read(RequestParser parser, ProcessRequest request) throws IOException {
      List<List<String>> sentences = new ArrayList<>();
      request.data().lines().forEach(line -> sentences.add(Arrays.stream(line.split("[ \t]+"))
          .map(word -> word.replace(SentenceOutput.NO_BREAK, ' ')).toList()));
      return blocks(parser, sentences);
    }
  },
  /** A word on a line, up to a tab; an empty line ends a sentence. */
  VERTICAL {
    @Override
    List<ConllBlock> read(RequestParser parser, ProcessRequest request) throws IOException {
      List<List<String>> sentences = new ArrayList<>(List.of(new ArrayList<>()));
      request.data().lines().map(line -> line.split("\t", 2)[0]).forEach(word -> {
        if (word.isBlank()) {
          sentences.add(new ArrayList<>());
        } else {
          sentences.get(sentences.size() - 1).add(word);
        }
      });
      return blocks(parser, sentences);
    }
  };

  /** The sentences that have words. */
  abstract List<ConllBlock> read(RequestParser parser, ProcessRequest request) throws IOException;

  /** The input of a name, behind which options may stand. */
  static SentenceInput parse(String name) {
    return Arrays.stream(values()).filter(input -> input != TEXT)
        .filter(input -> input.name().toLowerCase(Locale.ROOT).equals(name.split("=", 2)[0])).findFirst()
        .orElseThrow(() -> new Refusal(400, "Unknown input format; known are conllu, generic_tokenizer, horizontal and "
            + "vertical, and plain text with the parameter 'tokenizer'."));
  }

  private static List<ConllBlock> blocks(RequestParser parser, List<List<String>> sentences) throws IOException {
    StringBuilder conllu = new StringBuilder();
    int number = 0;
    for (List<String> sentence : sentences) {
      List<String> words = sentence.stream().map(String::strip).filter(word -> !word.isEmpty()).toList();
      if (!words.isEmpty()) {
        conllu.append("# sent_id = ").append(++number).append('\n');
        for (int m = 1; m <= words.size(); m++) {
          conllu.append(TextBlocks.row(Integer.toString(m), words.get(m - 1), "_")).append('\n');
        }
        conllu.append('\n');
      }
    }
    return parser.blocks(conllu.toString());
  }
}
