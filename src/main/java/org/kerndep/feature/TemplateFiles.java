package org.kerndep.feature;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kerndep.io.BadInputException;
import org.kerndep.io.TextFiles;

/** Reads templates from files. */
public final class TemplateFiles {

  private TemplateFiles() {}

  /**
   * The templates of a file, with the standard ones for sections that it does not speak of; or a set that comes with
   * the parser, if the file's whole path is its name. Sections of such a set are left out by name:
   * {@code carreras-innerchild-outerchild}.
   */
  public static TemplateSet read(Path file) throws IOException {
    String text = file.toString();
    if (TemplateSet.names().contains(text)) {
      return TemplateSet.named(text);
    }
    Optional<String> most = TemplateSet.names().stream().filter(name -> text.startsWith(name + "-")).findFirst();
    if (most.isPresent() && !Files.exists(file)) {
      return TemplateSet.named(most.get())
          .without(List.of(text.substring(most.get().length() + 1).split("-", -1)));
    }
    return parse(file);
  }

  private static TemplateSet parse(Path file) throws IOException {
    String text = TextFiles.read(file);
    try {
      return TemplateSet.parse(text).orElse(TemplateSet.standard());
    } catch (IllegalArgumentException e) {
      throw new BadInputException(file.toString(), e.getMessage(), "see standard.templates for the syntax");
    }
  }

  /**
   * The features of whole trees that a file lists, or a list that comes with the parser, if the file's whole path is
   * its name.
   */
  public static TreeTemplateSet readTree(Path file) throws IOException {
    if (TreeTemplateSet.names().contains(file.toString())) {
      return TreeTemplateSet.named(file.toString());
    }
    String text = TextFiles.read(file);
    try {
      return TreeTemplateSet.parse(text);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(file.toString(), e.getMessage(), "see default.tree for the syntax");
    }
  }
}
