package org.kerndep.experiment;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.experiment.system.TreebankFiles;
import org.kerndep.io.TreebankReader;
import org.kerndep.text.tagger.TaggerKind;
import org.kerndep.train.text.PredictedTags;
import org.kerndep.train.text.TagAgreement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Kinds of taggers on one treebank with gold words: trained on its train part and scored on dev or test, or trained on
 * all genres of the train part but one and scored on that, for each genre.
 */
public final class TaggerExperiment {

  private static final Logger LOG = LoggerFactory.getLogger(TaggerExperiment.class);

  /** Finds out what is known of words beyond a treebank that is trained on. */
  @FunctionalInterface
  public interface KnowledgeSource {
    WordKnowledge read(Treebank train) throws IOException;
  }

  private record Row(TaggerKind tagger, String part, long words, List<Double> percentages) {

    String toMarkdown(String treebank) {
      return percentages.stream().map(value -> String.format(Locale.ROOT, " %.2f |", value))
          .collect(Collectors.joining("",
              "| " + treebank + " | " + tagger + " | " + part + " | " + words + " |", "\n"));
    }
  }

  private final TreebankFiles files;
  private final List<TaggerKind> taggers;
  private final KnowledgeSource knowledge;
  private final List<Row> rows = new ArrayList<>();

  private TaggerExperiment(TreebankFiles files, List<TaggerKind> taggers, KnowledgeSource knowledge) {
    this.files = files;
    this.taggers = List.copyOf(taggers);
    this.knowledge = knowledge;
  }

  /**
   * Percentages of right tags as a Markdown table.
   *
   * @param genres whether genres of the train part are left out one by one
   */
  public static String run(List<TreebankFiles> treebanks, List<TaggerKind> taggers, boolean genres,
      KnowledgeSource knowledge) throws IOException {
    StringBuilder text = new StringBuilder("| treebank | tagger | scored on | words |");
    TagAgreement.LAYERS.forEach(layer -> text.append(' ').append(layer).append(" |"));
    text.append("\n|---|---|---|---").append("|---".repeat(TagAgreement.LAYERS.size())).append("|\n");
    for (TreebankFiles files : treebanks) {
      TaggerExperiment experiment = new TaggerExperiment(files, taggers, knowledge);
      experiment.run(genres);
      experiment.rows.forEach(row -> text.append(row.toMarkdown(files.name())));
    }
    return text.toString();
  }

  private void run(boolean byGenre) throws IOException {
    if (!byGenre) {
      score(files.readTrain(), TreebankReader.read(files.evaluated()), files.part().toString());
      return;
    }
    Genres genres = Genres.read(files.train().get(0));
    for (String genre : genres.names()) {
      score(genres.without(genre), genres.of(genre), genre);
    }
    taggers.forEach(tagger -> rows.add(mean(tagger)));
  }

  private void score(Treebank train, Treebank part, String name) throws IOException {
    WordKnowledge known = knowledge.read(train);
    List<Sentence> sentences = train.sentences().stream().map(ParsedSentence::gold).toList();
    for (TaggerKind tagger : taggers) {
      TagAgreement agreement =
          TagAgreement.of(part, PredictedTags.tag(part, tagger.train(sentences, known)));
      rows.add(new Row(tagger, name, agreement.words(), agreement.percentages()));
      LOG.info("{} {} {}: {}", files.name(), tagger, name, agreement);
    }
  }

  private Row mean(TaggerKind tagger) {
    List<Row> own = rows.stream().filter(row -> row.tagger == tagger).toList();
    return new Row(tagger, "mean", own.stream().mapToLong(Row::words).sum(),
        IntStream.range(0, TagAgreement.LAYERS.size())
            .mapToObj(i -> own.stream().mapToDouble(row -> row.percentages.get(i)).average().orElseThrow()).toList());
  }
}
