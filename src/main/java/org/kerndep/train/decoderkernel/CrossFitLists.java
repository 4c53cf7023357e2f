package org.kerndep.train.decoderkernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.base.ArcScorer;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.rerank.DecoderKernel;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.FoldModels;
import org.kerndep.train.fold.ListOrigin;
import org.kerndep.train.origin.DataHash;
import org.kerndep.train.origin.Fingerprint;

/**
 * Lists of the best trees of a treebank's own sentences as a parser with a kernel in its decoder would make them: those
 * of each fold come from a model and a kernel function that have not seen it. The functions are those of halves, so
 * they know less than the one of the whole treebank. Immutable.
 *
 * @param weight of the kernel; 0 if the parser has none
 * @param k the most trees in a list
 */
record CrossFitLists(FoldModels folds, DecoderKernelHalves halves, double weight, int k) {

  /** The lists of all sentences, in their order; scores are relative to the best of their list. */
  KBestFile make(TrainingContext context) {
    Treebank treebank = folds.folds().treebank();
    context.progress().begin("lists", treebank.size());
    List<List<KBestList>> lists = new ArrayList<>();
    for (int fold = 0; fold < folds.models().size(); fold++) {
      List<ParsedSentence> sentences = folds.folds().of(fold).sentences();
      BaseModel model = folds.models().get(fold);
      Optional<ArcScorer> kernel =
          weight == 0 ? Optional.empty() : Optional.of(new DecoderKernel(halves.withoutFold(fold), weight));
      ThreadLocal<BaseParser> parsers =
          ThreadLocal.withInitial(() -> new BaseParser(model, model.decoder(), kernel));
      lists.add(context.workers().map(sentences.size(), i -> {
        Sentence sentence = sentences.get(i).sentence();
        return KBestList.of(sentence, parsers.get().parse(sentence, k)).relative();
      }));
      context.progress().advance(sentences.size());
    }
    context.progress().end("");
    Map<String, String> made = new LinkedHashMap<>();
    made.put(Fingerprint.DATA, DataHash.of(treebank));
    made.put(ListOrigin.TREES, Integer.toString(k));
    made.put(ListOrigin.FOLDS, Integer.toString(folds.folds().count()));
    return new KBestFile(new Manifest(made), folds.folds().inOrder(lists));
  }
}
