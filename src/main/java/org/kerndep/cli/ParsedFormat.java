package org.kerndep.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.kbest.KBestFormat;
import picocli.CommandLine.TypeConversionException;

/**
 * The format of parsed sentences, as an option names it.
 *
 * @param isJson whether it is one JSON object per sentence and line
 * @param conll the CoNLL format, if one was named; otherwise sentences keep theirs
 */
record ParsedFormat(boolean isJson, Optional<ConllFormat> conll) {

  static final ParsedFormat JSONL = new ParsedFormat(true, Optional.empty());
  private static final ParsedFormat AS_READ = new ParsedFormat(false, Optional.empty());

  static ParsedFormat parse(String name) {
    if (name.toLowerCase(Locale.ROOT).matches("jsonl?")) {
      return JSONL;
    }
    try {
      return new ParsedFormat(false, Optional.of(ConllFormat.parse(name)));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage() + " and " + KBestFormat.JSONL);
    }
  }

  /** What the name of an output says; a format only if it is JSON, as each sentence may have a format of its own. */
  static ParsedFormat ofFileName(String output) {
    boolean isJson = !output.equals(Options.STANDARD)
        && KBestFormat.ofFileName(Path.of(output)).equals(Optional.of(KBestFormat.JSONL));
    return isJson ? JSONL : AS_READ;
  }
}
