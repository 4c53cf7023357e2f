package org.kerndep.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

/** Exceptions whose own messages say less than they know. */
class FailuresTest {

  @Test
  void reasonIsNeverJustTheName() {
    assertThat(Failures.reason(new AccessDeniedException("a"))).isEqualTo("access denied");
    assertThat(Failures.reason(new NoSuchFileException("a"))).isEqualTo("no such file");
    assertThat(Failures.reason(new FileSystemException("a", null, "Not a directory"))).isEqualTo("Not a directory");
    assertThat(Failures.reason(new IOException("Input/output error"))).isEqualTo("Input/output error");
  }
}
