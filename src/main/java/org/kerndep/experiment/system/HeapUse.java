package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java heap over a time, as its garbage collections show it. The peak depends on how large the heap may grow; the
 * live peak is close to the least heap that would do.
 *
 * @param peakBytes the most in use at any collection, garbage included
 * @param liveBytes the most that was left after one
 */
public record HeapUse(long peakBytes, long liveBytes) {

  /** No collection was seen. */
  public static final HeapUse NOTHING = new HeapUse(0, 0);

  private static final Pattern COLLECTION = Pattern.compile("(\\d+)M->(\\d+)M\\(");
  private static final long MEGABYTE = 1 << 20;

  /** The larger of both in each respect. */
  HeapUse max(HeapUse other) {
    return new HeapUse(Math.max(peakBytes, other.peakBytes), Math.max(liveBytes, other.liveBytes));
  }

  /** The use that another JVM has logged with {@code -Xlog:gc}, in steps of a megabyte. */
  static HeapUse ofLog(Path log) throws IOException {
    HeapUse use = NOTHING;
    for (String line : Files.readAllLines(log)) {
      Matcher matcher = COLLECTION.matcher(line);
      if (matcher.find()) {
        use = use.max(new HeapUse(Long.parseLong(matcher.group(1)) * MEGABYTE,
            Long.parseLong(matcher.group(2)) * MEGABYTE));
      }
    }
    return use;
  }
}
