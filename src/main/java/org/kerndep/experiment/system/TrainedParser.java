package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.MiscLayers;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Workers;

/** A model of this project as it came back from its file. */
record TrainedParser(DependencyParser parser, TrainingCost cost, RerankFigures reranker, SystemOptions options)
    implements TrainedSystem {

  @Override
  public double parse(Path input, Path output) throws IOException {
    try (Workers one = new Workers(1);
        ConllReader in = ConllReader.open(input, null, TreeColumns.IGNORE);
        AtomicFile file = new AtomicFile(output)) {
      try (ConllWriter out = new ConllWriter(file.out(), null)) {
        new ConllParser(parser, one, false).parse(in, out, false, options.progress());
      }
      file.commit();
    }
    return options.speed().wordsPerSecond(input, MiscLayers.of(parser.userLayers()), parser::parse);
  }
}
