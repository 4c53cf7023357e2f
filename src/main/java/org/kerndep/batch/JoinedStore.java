package org.kerndep.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.work.ResultBuffer;
import org.kerndep.run.Failures;

/**
 * Results that will be joined into one file or a few: they are appended to a segment as they come. {@link Joining}
 * brings them into the order of the documents.
 */
final class JoinedStore implements ResultStore {

  private final OutputFolder folder;
  private final FileChannel segment;
  private final String segmentName;
  private final Map<String, Long> sizes = new HashMap<>();

  JoinedStore(OutputFolder folder) throws IOException {
    this.folder = folder;
    this.segmentName = folder.root().relativize(folder.segment()).toString();
    this.segment = FileChannel.open(folder.segment(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    segment.position(segment.size());
  }

  @Override
  public synchronized Place put(String id, ResultBuffer content) throws IOException {
    try {
      long offset = segment.position();
      content.appendTo(segment);
      return new Place(segmentName, offset);
    } catch (IOException e) {
      throw new IOException(folder.segment() + ": cannot be written (" + Failures.reason(e) + "); is the disk full? the "
          + "run resumes when it is started again", e);
    } finally {
      content.discard();
    }
  }

  @Override
  public synchronized boolean has(Entry entry, boolean verify) throws IOException {
    Path file = folder.root().resolve(entry.output());
    Long size = sizes.get(entry.output());
    if (size == null) {
      size = Files.exists(file) ? Files.size(file) : 0;
      sizes.put(entry.output(), size);
    }
    return entry.offset() + entry.length() <= size
        && (!verify || new FileRange(file, entry.offset(), entry.length()).checksum() == entry.checksum());
  }

  @Override
  public void close() throws IOException {
    segment.close();
  }
}
