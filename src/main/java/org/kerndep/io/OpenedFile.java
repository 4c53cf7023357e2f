package org.kerndep.io;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * A file that is being read.
 *
 * @param content what is in it, decompressed
 * @param counted how much of it is read
 */
record OpenedFile(InputStream content, CountedInput counted) {

  /**
   * Opens a file; gzip data is decompressed, and expected if the name ends in .gz. Whatever keeps it from being read is
   * a {@link BadInputException}.
   */
  static OpenedFile open(Path file) throws IOException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new BadInputException(name, "is a directory", "name a file");
    }
    CountedInput counted;
    try {
      counted = new CountedInput(Files.newInputStream(file), Files.size(file));
    } catch (NoSuchFileException e) {
      throw new BadInputException(name, "no such file", "check the path");
    } catch (IOException e) {
      throw LineReader.unreadable(name, e);
    }
    try {
      InputStream in = ConllFiles.plain(counted);
      if (ConllFiles.isCompressed(file) && !(in instanceof GZIPInputStream)) {
        throw new ZipException();
      }
      return new OpenedFile(in, counted);
    } catch (ZipException | EOFException e) {
      counted.close();
      throw new BadInputException(name, "not gzip data", "rename the file or compress it");
    } catch (IOException e) {
      counted.close();
      throw LineReader.unreadable(name, e);
    }
  }
}
