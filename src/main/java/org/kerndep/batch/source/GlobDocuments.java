package org.kerndep.batch.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.PatternSyntaxException;
import org.kerndep.io.BadInputException;

/** The documents whose files match a pattern such as {@code texts/**.txt} or {@code a/*.conllu}. */
final class GlobDocuments {

  private GlobDocuments() {}

  static boolean isPattern(String name) {
    return name.matches(".*[*?\\[{].*");
  }

  /** Lists the folder before the first sign of the pattern and keeps what matches. Names are paths as written. */
  static DocumentSource open(String pattern, Path excluded, boolean sorted, Archives archives) throws IOException {
    int sign = pattern.replaceAll("[*?\\[{].*", "").lastIndexOf('/');
    String folder = sign < 0 ? "" : pattern.substring(0, Math.max(sign, 1));
    String rest = pattern.substring(sign + 1);
    Path root = Path.of(folder.isEmpty() ? "." : folder);
    if (!Files.isDirectory(root)) {
      throw new BadInputException(pattern, "there is no folder " + root, "check the pattern");
    }
    PathMatcher matcher = matcher(pattern, rest);
    String prefix = DocumentName.of(Path.of(folder));
    FolderDocuments all = new FolderDocuments(root, excluded, sorted, archives);
    return new DocumentSource() {
      @Override
      public Document next() throws IOException {
        for (Document found = all.next(); found != null; found = all.next()) {
          if (matcher.matches(Path.of(found.id())) || matchesArchive(found)) {
            return renamed(found, prefix);
          }
        }
        return null;
      }

      /** An entry counts if its archive matches. */
      private boolean matchesArchive(Document found) {
        for (Path p = Path.of(found.id()).getParent(); p != null; p = p.getParent()) {
          if (DocumentName.isArchive(p.toString()) && matcher.matches(p)) {
            return true;
          }
        }
        return false;
      }

      @Override
      public void close() throws IOException {
        all.close();
      }
    };
  }

  private static PathMatcher matcher(String pattern, String rest) throws BadInputException {
    try {
      PathMatcher whole = FileSystems.getDefault().getPathMatcher("glob:" + rest);
      PathMatcher top = FileSystems.getDefault().getPathMatcher("glob:" + rest.replaceFirst("^(\\*\\*/)+", ""));
      return path -> whole.matches(path) || top.matches(path);
    } catch (PatternSyntaxException e) {
      throw new BadInputException(pattern, "is no pattern (" + e.getDescription() + ")",
          "write * for names, ** for folders too, {a,b} for choices");
    }
  }

  private static Document renamed(Document found, String prefix) {
    return prefix.isEmpty() ? found : new Renamed(found, prefix + "/" + found.id());
  }

  /** A document under another name. */
  private record Renamed(Document document, String id) implements Document {
    @Override
    public String origin() {
      return document.origin();
    }

    @Override
    public Stamp stamp() throws IOException {
      return document.stamp();
    }

    @Override
    public InputStream open() throws IOException {
      return document.open();
    }

    @Override
    public void discard() {
      document.discard();
    }
  }
}
