package org.kerndep.uima.evaluate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.uima.cas.DocumentException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Gold trees in a CoNLL file that has the sentences of all documents one after the other. One thread. */
public final class GoldFile implements GoldTrees {

  private static final Logger LOG = LoggerFactory.getLogger(GoldFile.class);

  private final ConllReader reader;

  /**
   * Opens a file.
   *
   * @param format its format, or null to guess it
   */
  public GoldFile(Path file, ConllFormat format) throws IOException {
    this.reader = ConllReader.open(file, format, TreeColumns.REQUIRED);
  }

  @Override
  public List<GoldSentence> of(JCas jcas, int sentences) throws DocumentException {
    List<GoldSentence> gold = new ArrayList<>();
    try {
      while (gold.size() < sentences) {
        ConllBlock block = next();
        if (block == null) {
          break;
        }
        gold.add(new GoldSentence(block.place(), block.parsed()));
      }
    } catch (IOException e) {
      throw new DocumentException(jcas, e.getMessage(), e);
    }
    return gold;
  }

  @Override
  public String rest() throws IOException {
    ConllBlock block = next();
    return block == null ? null : block.place();
  }

  /** The next sentence with words: a CAS has none without, or none that is parsed. */
  private ConllBlock next() throws IOException {
    ConllBlock block = reader.next();
    while (block != null && block.sentence().size() == 0) {
      block = reader.next();
    }
    return block;
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException e) {
      LOG.debug("what was read needs no closing: {}", e.getMessage());
    }
  }
}
