package org.kerndep.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Inputs of fuzz targets that a fuzzer starts from, among them all that once made a target fail. */
public final class FuzzInputs {

  private static final Path INPUTS = Path.of("src/test/resources/fuzz");

  private FuzzInputs() {}

  /** The inputs of a target, which are in the directory that has its name. */
  public static Stream<byte[]> of(Class<?> target) {
    try (Stream<Path> inputs = Files.list(INPUTS.resolve(target.getName()))) {
      return inputs.sorted().map(FuzzInputs::read).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(Path input) {
    try {
      return Files.readAllBytes(input);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
