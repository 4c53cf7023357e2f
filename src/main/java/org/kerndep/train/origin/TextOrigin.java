package org.kerndep.train.origin;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.text.TextModel;

/** What a manifest says of models of plain text. */
public final class TextOrigin {

  private static final String KEY = "text";

  private TextOrigin() {}

  /** A system with models of plain text, which then says that it has them. */
  public static ModelBundle added(ModelBundle bundle, TextModel models) {
    Map<String, String> entries = new LinkedHashMap<>(bundle.manifest().entries());
    entries.put(KEY, "sentences words tags lemmas");
    return bundle.withText(new Manifest(entries), models);
  }
}
