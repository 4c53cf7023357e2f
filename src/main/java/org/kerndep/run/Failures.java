package org.kerndep.run;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Explains exceptions of the file system. */
public final class Failures {

  private Failures() {}

  /** Why reading or writing failed, without the file's name. */
  public static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    if (e instanceof NoSuchFileException) {
      return "no such file";
    }
    return e instanceof FileSystemException file && file.getReason() != null ? file.getReason() : e.getMessage();
  }
}
