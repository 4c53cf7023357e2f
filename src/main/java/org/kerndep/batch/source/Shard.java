package org.kerndep.batch.source;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * One of several equal parts of a corpus, by the names of documents, so that runs that know nothing of each other
 * divide it among them.
 *
 * @param number from 1
 * @param count how many there are
 */
public record Shard(int number, int count) {

  /** The whole corpus. */
  public static final Shard WHOLE = new Shard(1, 1);

  private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

  public Shard {
    if (number < 1 || number > count) {
      throw new IllegalArgumentException("shards are numbered from 1/" + count + " to " + count + "/" + count + ": "
          + number + "/" + count);
    }
  }

  /** Reads {@code 3/8}. */
  public static Shard parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("a shard is written like 3/8, not '" + text + "'");
    }
    return new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  /** Whether a document of that name is in it. */
  public boolean contains(String id) {
    if (count == 1) {
      return true;
    }
    CRC32C checksum = new CRC32C();
    checksum.update(id.getBytes(StandardCharsets.UTF_8));
    return checksum.getValue() % count == number - 1;
  }

  /** What the names of its files have before their ending; nothing for the whole corpus. */
  public String suffix() {
    return count == 1 ? "" : "-" + number + "-of-" + count;
  }
}
