package org.kerndep.cli;

import java.io.IOException;
import org.kerndep.DependencyParser;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllReader;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.TreeColumns;
import org.kerndep.text.TaggedSource;
import org.kerndep.text.TextReader;
import picocli.CommandLine.Option;

/** What the input of a command that parses is: plain text, or CoNLL whose words keep their tags or get others. */
final class FormatOptions {

  @Option(names = "--format", defaultValue = "auto",
      description = "format of the input: auto (default), text, conllu, conllx or conll09; text needs a model that was "
          + "trained --with-text and becomes conllu")
  private InputFormat format;

  @Option(names = "--tag", description = "replace the tags, features and lemmas of CoNLL input by those that the "
      + "model gives; it must have been trained --with-text")
  private boolean tag;

  /** The input's format. */
  InputFormat format() {
    return format;
  }

  /** Whether an input is plain text. */
  boolean isText(Input in) throws IOException {
    return format.isText() || format.isAuto() && in.isText();
  }

  /**
   * The sentences of an open input.
   *
   * @param parser whose model reads plain text and tags
   * @param model what errors call the model
   * @param lineByLine whether each line of a text is a paragraph
   */
  SentenceSource sentences(Input in, DependencyParser parser, ModelOptions model, TreeColumns trees,
      boolean lineByLine) throws IOException {
    if (isText(in)) {
      return new TextReader(in, parser.text().orElseThrow(() -> new BadInputException(in.name(),
          "is plain text, which " + model + " has no models for",
          "train one with 'kerndep train --with-text', or give a CoNLL file with words and tags")), lineByLine);
    }
    SentenceSource table = new ConllReader(in, format.conll().orElse(null), trees);
    if (!tag) {
      return table;
    }
    return new TaggedSource(table, parser.text().orElseThrow(() -> new UsageException(
        "--tag needs a model with a tagger; train one with 'kerndep train --with-text'")).tagger());
  }
}
