package org.kerndep.uima;

import java.util.ArrayList;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.uima.cas.CasLayers;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Collects the sentences of documents, with their basic dependencies as trees, for KernelParserTrainer. One thread. */
final class TreebankCollector {

  private static final Logger LOG = LoggerFactory.getLogger(TreebankCollector.class);

  private final PosSource tags;
  private final List<String> layers;
  private final boolean skipBad;
  private final List<ParsedSentence> sentences = new ArrayList<>();
  private int skipped;

  /**
   * A collector without sentences.
   *
   * @param tags where the parts of speech are
   * @param layers the feature paths of the user layers that words get
   * @param skipBad whether sentences that have no tree are left out; else their document fails
   */
  TreebankCollector(PosSource tags, List<String> layers, boolean skipBad) {
    this.tags = tags;
    this.layers = List.copyOf(layers);
    this.skipBad = skipBad;
  }

  /** Adds the sentences of a document, or none of them if it fails. */
  void add(JCas jcas) throws DocumentException {
    CasTrees trees = new CasTrees(jcas);
    List<ParsedSentence> found = new ArrayList<>();
    for (CasSentence sentence : CasSentences.of(jcas, tags, layers(jcas))) {
      try {
        found.add(new ParsedSentence(sentence.sentence(), tree(jcas, trees, sentence)));
      } catch (DocumentException e) {
        if (!skipBad) {
          throw e;
        }
        LOG.warn("skipped: {}", e.getMessage());
        skipped++;
      }
    }
    sentences.addAll(found);
  }

  private CasLayers layers(JCas jcas) throws DocumentException {
    try {
      return CasLayers.read(jcas, layers);
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, e.getMessage() + "; correct the parameter "
          + KernelParserTrainer.PARAM_PROPERTIES + ", the list of properties or the templates", e);
    }
  }

  private static DependencyTree tree(JCas jcas, CasTrees trees, CasSentence sentence) throws DocumentException {
    try {
      return trees.of(sentence).tree();
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, "the sentence at character " + sentence.annotation().getBegin()
          + " cannot be learnt from (" + e.getMessage() + "); correct its basic dependencies, or leave out such "
          + "sentences with the parameter " + KernelParserTrainer.PARAM_SKIP_BAD, e);
    }
  }

  /** What was collected; if sentences were left out, that is logged. */
  Treebank treebank() {
    if (skipped > 0) {
      LOG.warn("skipped {} sentences without a tree, kept {}", skipped, sentences.size());
    }
    return new Treebank(sentences);
  }
}
