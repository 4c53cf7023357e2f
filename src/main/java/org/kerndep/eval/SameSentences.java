package org.kerndep.eval;

import java.nio.file.Path;
import org.kerndep.data.Sentence;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;

/** Checks that two files that are read side by side have the same words. */
record SameSentences(Path gold, Path system) {

  /** Whether both files have ended, that is, both blocks are null. If the blocks differ, the error names the places. */
  boolean areOver(ConllBlock goldBlock, ConllBlock systemBlock) throws BadInputException {
    if (goldBlock == null && systemBlock == null) {
      return true;
    }
    if (goldBlock == null || systemBlock == null) {
      throw new BadInputException((goldBlock == null ? gold : system).toString(),
          "ends before the other file, which goes on at " + (goldBlock == null ? systemBlock : goldBlock).place(),
          "compare files with the same sentences");
    }
    requireSameWords(goldBlock, systemBlock);
    return false;
  }

  private void requireSameWords(ConllBlock goldBlock, ConllBlock systemBlock) throws BadInputException {
    Sentence expected = goldBlock.sentence();
    Sentence found = systemBlock.sentence();
    for (int m = 1; m <= Math.min(expected.size(), found.size()); m++) {
      if (!expected.word(m).form().equals(found.word(m).form())) {
        throw new BadInputException(system.toString(), systemBlock.lineOf(m),
            "word " + m + " is '" + found.word(m).form() + "', in the gold sentence at " + goldBlock.place()
                + " it is '" + expected.word(m).form() + "'", "compare files with the same words");
      }
    }
    if (expected.size() != found.size()) {
      throw new BadInputException(systemBlock.place(),
          found.size() + " words, the gold sentence at " + goldBlock.place() + " has " + expected.size(),
          "compare files with the same words");
    }
  }
}
