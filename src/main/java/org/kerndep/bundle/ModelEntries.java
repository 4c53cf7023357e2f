package org.kerndep.bundle;

import java.util.Optional;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;

/** Reads the entries of a model file in their order: name, version and content each. One thread. */
final class ModelEntries {

  private final ByteSource in;
  /** The name of the next entry, if it has been looked at. */
  private String next;

  ModelEntries(ByteSource in) {
    this.in = in;
  }

  /** One part of the file. */
  record Entry(int version, ByteSource content) {}

  /** The next entry, which must have that name and at most that version. */
  Entry read(String name, int version) throws ModelFormatException {
    String found = in.hasMore() || next != null ? next() : "";
    if (!found.equals(name)) {
      throw in.corrupt("entry '" + found + "' where '" + name + "' was expected");
    }
    next = null;
    int foundVersion = in.readInt();
    if (foundVersion > version) {
      throw in.tooNew("has a " + name + " entry of version " + foundVersion + ", this version reads up to " + version);
    }
    return new Entry(foundVersion, in.readBlock());
  }

  /** The next entry if it has that name. */
  Optional<Entry> readIf(String name, int version) throws ModelFormatException {
    return (next != null || in.hasMore()) && next().equals(name) ? Optional.of(read(name, version)) : Optional.empty();
  }

  private String next() throws ModelFormatException {
    if (next == null) {
      next = in.readText();
    }
    return next;
  }

  /** Refuses a file that has entries left. */
  void expectEnd() throws ModelFormatException {
    if (next != null) {
      throw in.corrupt("unexpected entry '" + next + "'");
    }
    in.expectEnd();
  }
}
