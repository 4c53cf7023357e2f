package org.kerndep.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.SurfaceToken;
import org.kerndep.io.TreeColumns;

/**
 * A treebank as running text: the sentences between two comments {@code # newdoc} or {@code # newpar} make a paragraph.
 * Immutable.
 *
 * @param paragraphs in the order of the file
 */
public record TextCorpus(List<Paragraph> paragraphs) {

  public TextCorpus {
    paragraphs = List.copyOf(paragraphs);
  }

  /**
   * Reads a treebank, which must be CoNLL-U: no other format tells where spaces are.
   *
   * @param format the format, or null to guess it
   * @param skipBad whether sentences that cannot be read are left out
   */
  public static TextCorpus read(Path file, ConllFormat format, boolean skipBad) throws IOException {
    List<Paragraph> paragraphs = new ArrayList<>();
    List<ConllBlock> blocks = new ArrayList<>();
    try (ConllReader reader = ConllReader.open(file, format, TreeColumns.IGNORE)) {
      if (skipBad) {
        reader.skipBad(problem -> { });
      }
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        if (block.format() != ConllFormat.CONLLU) {
          throw new BadInputException(block.place(), block.format() + " does not tell where spaces are",
              "text models are learnt from conllu");
        }
        if (startsParagraph(block) && !blocks.isEmpty()) {
          paragraphs.add(Paragraph.of(blocks));
          blocks.clear();
        }
        blocks.add(block);
      }
    }
    if (!blocks.isEmpty()) {
      paragraphs.add(Paragraph.of(blocks));
    }
    return new TextCorpus(paragraphs);
  }

  private static boolean startsParagraph(ConllBlock block) {
    return block.lines().stream().anyMatch(line -> line.matches("#\\s*new(doc|par)\\b.*"));
  }

  /** All sentences with their tags. */
  public List<Sentence> sentences() {
    return paragraphs.stream().flatMap(paragraph -> paragraph.sentences().stream()).map(TextSentence::words).toList();
  }

  /**
   * A paragraph of running text whose sentences and tokens are known.
   *
   * @param text as it is written
   * @param sentences the tokens and tagged words of each sentence
   */
  public record Paragraph(String text, List<TextSentence> sentences) {

    public Paragraph {
      sentences = List.copyOf(sentences);
    }

    /** The paragraph that sentences of a treebank make. */
    static Paragraph of(List<ConllBlock> blocks) {
      StringBuilder text = new StringBuilder();
      List<TextSentence> sentences = new ArrayList<>();
      for (ConllBlock block : blocks) {
        List<TextToken> tokens = new ArrayList<>();
        for (SurfaceToken token : block.surfaceTokens()) {
          int begin = text.length();
          text.append(token.form());
          tokens.add(new TextToken(begin, text.length(),
              block.sentence().slice(token.first(), token.last()).words().stream().map(Word::form).toList()));
          text.append(token.spaceAfter() ? " " : "");
        }
        if (!tokens.isEmpty()) {
          sentences.add(new TextSentence(tokens, block.sentence()));
        }
      }
      return new Paragraph(text.toString().stripTrailing(), sentences);
    }

    /** All tokens. */
    List<TextToken> tokens() {
      return sentences.stream().flatMap(sentence -> sentence.tokens().stream()).toList();
    }
  }
}
