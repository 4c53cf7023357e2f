package org.kerndep.uima;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.type.ConllPart;
import org.kerndep.uima.conll.ConllTarget;
import org.kerndep.uima.conll.PartOrder;

/**
 * Joins the documents that are parts of CoNLL files, for KerndepConlluWriter: to the files they came from, or all to
 * one. The parts of a file must come in their order. Files appear when they are complete. One thread.
 */
final class FilePartWriter implements AutoCloseable {

  private final String location;
  private final boolean overwrite;
  private final PartOrder order = new PartOrder();
  /** Files of which more parts are to come, by their names below the target location. */
  private final Map<String, ConllTarget> open = new HashMap<>();
  /** The file for all documents, if there is to be one and it was begun. */
  private ConllTarget singular;

  /**
   * A writer.
   *
   * @param location the directory of the files, or the file for all documents
   * @param overwrite whether existing files are replaced
   */
  FilePartWriter(String location, boolean overwrite) {
    this.location = location;
    this.overwrite = overwrite;
  }

  /** Writes a file of one document, whose name is below the target location. */
  void write(String name, String text) throws IOException {
    write(create(inside(name)), text);
  }

  /** A name below the target location without detours; one that leads out of it is refused. */
  static String inside(String name) throws IOException {
    Path path = Path.of(".", name).normalize();
    if (path.startsWith("..") || path.toString().isEmpty()) {
      throw new IOException("the document would be written to " + name + ", which is not below the target location;"
          + " correct the document's URI, base URI or id");
    }
    return path.toString();
  }

  /** Writes one document to a target and completes it. */
  static void write(ConllTarget target, String text) throws IOException {
    try (target) {
      target.write(text, true);
      target.commit();
    }
  }

  private ConllTarget create(String name) throws IOException {
    return ConllTarget.create(Path.of(location, name), overwrite);
  }

  /** Appends a part to the file of this name below the target location, which is complete after its last part. */
  void append(String path, ConllPart part, String text) throws IOException {
    String name = inside(path);
    ConllTarget target = open.remove(name);
    try {
      order.add(name, part);
      target = target == null ? create(name) : target;
      target.write(text, part.getNumber() == 1);
      if (part.getLast()) {
        target.commit();
      } else {
        open.put(name, target);
        target = null;
      }
    } finally {
      if (target != null) {
        target.close();
      }
    }
  }

  /** Appends a document that is no part of a file to the file for all documents. */
  void appendToSingular(String text) throws IOException {
    appendToSingular(text, true);
  }

  /** Appends a part of the file of this name to the file for all documents. */
  void appendToSingular(String name, ConllPart part, String text) throws IOException {
    order.add(name, part);
    appendToSingular(text, part.getNumber() == 1);
  }

  private void appendToSingular(String text, boolean begins) throws IOException {
    if (singular == null) {
      singular = ConllTarget.create(Path.of(location), overwrite);
    }
    singular.write(text, begins);
  }

  /** Completes the file for all documents; a file of which parts are missing is an error. */
  void finish() throws IOException {
    List<String> unfinished = order.takeUnfinished();
    if (!unfinished.isEmpty()) {
      throw new IOException(String.join(", ", unfinished) + ": not written, since the last part did not come;"
          + " process all documents of a file, or set " + KerndepConlluWriter.PARAM_JOIN_PARTS + " to false");
    }
    if (singular != null) {
      singular.commit();
    }
  }

  /** Gives up what was not completed; other files can be written then. */
  @Override
  public void close() {
    open.values().forEach(ConllTarget::close);
    open.clear();
    if (singular != null) {
      singular.close();
      singular = null;
    }
  }
}
