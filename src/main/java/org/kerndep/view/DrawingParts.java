package org.kerndep.view;

import java.util.List;
import java.util.stream.Collectors;

/** What other pages need to draw trees as {@link TreePage} does: a style, and a script with the class {@code Card}. */
public final class DrawingParts {

  static final String STYLE = "page.css";
  static final List<String> SCRIPTS =
      List.of("trees.js", "layout.js", "drawing.js", "row.js", "column.js", "tabs.js", "card.js");

  private DrawingParts() {}

  /** The style sheet. */
  public static String style() {
    return PageTemplate.resource(STYLE);
  }

  /** The script, which does nothing by itself. */
  public static String script() {
    return SCRIPTS.stream().map(PageTemplate::resource).collect(Collectors.joining("\n"));
  }
}
