package org.kerndep.view;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;

/**
 * A page for the browser that draws the trees of a file. It stands alone: style, script and sentences are in it, and it
 * asks no network for anything. The sentences are data from which the script draws those that come into sight.
 */
public final class TreePage {

  private static final String PAGE = "page.html";
  private static final List<String> PARTS =
      Stream.concat(Stream.of(DrawingParts.STYLE, "page.js"), DrawingParts.SCRIPTS.stream()).toList();

  /**
   * What a page shows.
   *
   * @param sentences how many
   * @param cut whether the file has more
   */
  public record Result(int sentences, boolean cut) {}

  private final String file;
  private final String title;
  private final int max;
  private final ConllFormat format;

  /**
   * A page.
   *
   * @param file the name of what it shows
   * @param title its heading
   * @param max how many sentences it shows at most
   * @param format of CoNLL files, or null to guess it
   */
  public TreePage(String file, String title, int max, ConllFormat format) {
    this.file = file;
    this.title = title;
    this.max = max;
    this.format = format;
  }

  /**
   * Writes the page.
   *
   * @param input CoNLL, or lists of trees that {@code kbest} wrote
   * @param compared another such file with the same sentences, with whose first trees the others are compared
   */
  public Result write(Path input, Optional<Path> compared, Writer out) throws IOException {
    try (ComparedTrees trees = ComparedTrees.open(input, compared, format)) {
      PageData data = new PageData(trees, max);
      data.say("file", file);
      compared.ifPresent(other -> data.say("compared", other.getFileName().toString()));
      Map<String, PageTemplate.Content> contents = new HashMap<>();
      contents.put("title", page -> page.write(escaped(title)));
      contents.put("data", data::write);
      PARTS.forEach(part -> contents.put(part, page -> page.write(PageTemplate.resource(part))));
      new PageTemplate(PageTemplate.resource(PAGE)).write(out, contents);
      if (data.sentences() == 0) {
        throw new BadInputException(input.toString(), "has no sentences", "name a file with some");
      }
      return new Result(data.sentences(), data.isCut());
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
