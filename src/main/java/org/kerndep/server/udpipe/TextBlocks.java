package org.kerndep.server.udpipe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;
import org.kerndep.io.TokenRange;
import org.kerndep.io.json.CodePoints;
import org.kerndep.server.model.RequestParser;
import org.kerndep.text.TextToken;

/**
 * The sentences of a text as CoNLL-U without tags and trees. The tokenizer's option {@code presegmented} makes each
 * line a sentence, {@code ranges} writes into MISC where tokens stand. One thread.
 */
final class TextBlocks {

  /** The columns between form and MISC. */
  private static final String UNKNOWN = String.join("\t", Collections.nCopies(7, Word.ABSENT));
  private static final Pattern LINE = Pattern.compile("[^\n]+");
  private static final Pattern BLANK_LINE = Pattern.compile("\n[^\\S\n]*\n");

  private final RequestParser parser;
  private final String text;
  private final boolean presegmented;
  private final boolean ranges;
  private final CodePoints places;
  private final List<ConllBlock> blocks = new ArrayList<>();

  TextBlocks(RequestParser parser, ProcessRequest request) {
    this.parser = parser;
    this.text = request.data();
    this.presegmented = request.tokenizer().contains("presegmented");
    this.ranges = request.tokenizer().contains("ranges");
    this.places = new CodePoints(text);
  }

  List<ConllBlock> blocks() {
    int before = 0;
    for (List<TextToken> tokens : presegmented ? lines() : parser.segments(text)) {
      int begin = tokens.get(0).begin();
      boolean startsParagraph = blocks.isEmpty() || BLANK_LINE.matcher(text.substring(before, begin)).find();
      blocks.add(block(tokens, startsParagraph));
      before = tokens.get(tokens.size() - 1).end();
    }
    return blocks;
  }

  /** The tokens of each line. */
  private List<List<TextToken>> lines() {
    List<List<TextToken>> sentences = new ArrayList<>();
    Matcher line = LINE.matcher(text);
    while (line.find()) {
      int start = line.start();
      List<TextToken> tokens = new ArrayList<>();
      parser.segments(line.group()).forEach(part -> part.forEach(token ->
          tokens.add(new TextToken(token.begin() + start, token.end() + start, token.words()))));
      if (!tokens.isEmpty()) {
        sentences.add(tokens);
      }
    }
    return sentences;
  }

  private ConllBlock block(List<TextToken> tokens, boolean startsParagraph) {
    List<String> lines = new ArrayList<>();
    if (blocks.isEmpty()) {
      lines.add("# newdoc");
    }
    if (startsParagraph) {
      lines.add("# newpar");
    }
    lines.add("# sent_id = " + (blocks.size() + 1));
    lines.add("# text = " + text.substring(tokens.get(0).begin(), tokens.get(tokens.size() - 1).end())
        .replaceAll("[\\s\\p{Z}]+", " "));
    int word = 0;
    for (TextToken token : tokens) {
      if (token.isMultiword()) {
        lines.add(row((word + 1) + "-" + (word + token.words().size()), token.form(text), misc(token)));
      }
      for (String form : token.words()) {
        word++;
        lines.add(row(Integer.toString(word), form, token.isMultiword() ? Word.ABSENT : misc(token)));
      }
    }
    return ConllBlock.of("data", lines);
  }

  private String misc(TextToken token) {
    List<String> values = new ArrayList<>();
    if (token.end() < text.length() && !Character.isWhitespace(text.codePointAt(token.end()))
        && !Character.isSpaceChar(text.codePointAt(token.end()))) {
      values.add(SurfaceToken.NO_SPACE);
    }
    if (ranges) {
      values.add(new TokenRange(places.before(token.begin()), places.before(token.end())).toString());
    }
    return values.isEmpty() ? Word.ABSENT : String.join("|", values);
  }

  /** A row of CoNLL-U with a form and nothing else that is known. */
  static String row(String id, String form, String misc) {
    return String.join("\t", id, form, UNKNOWN, misc);
  }
}
