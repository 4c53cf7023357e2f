package org.kerndep.kernel.property;

import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.io.BadInputException;
import org.kerndep.io.TextFiles;

/** Reads property lists from files. */
public final class PropertyFiles {

  private PropertyFiles() {}

  /** The properties of a file, or a list that comes with the parser if the file's whole path is its name. */
  public static PropertyList read(Path file) throws IOException {
    if (PropertyList.names().contains(file.toString())) {
      return PropertyList.named(file.toString());
    }
    String text = TextFiles.read(file);
    try {
      return PropertyList.parse(text);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(file.toString(), e.getMessage(), "see default.kernel for the syntax");
    }
  }
}
