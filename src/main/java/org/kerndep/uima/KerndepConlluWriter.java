package org.kerndep.uima;

import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.io.IOException;
import org.apache.uima.UimaContext;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.MimeTypeCapability;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.io.JCasFileWriter_ImplBase;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.dkpro.core.api.parameter.MimeTypes;
import org.kerndep.type.ConllPart;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.conll.ConllTarget;
import org.kerndep.uima.conll.DocumentConll;
import org.kerndep.uima.conll.FilePart;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes CoNLL-U files. What KerndepConlluReader has read is restored byte for byte, in its format, but for what
 * annotations say now: basic dependencies in HEAD and DEPREL, and lemmas, parts of speech and morphological features in
 * their columns; forms stay. Columns that the reader was told not to read stay too, unless the document has annotations
 * for them. Documents of other readers are written with what DKPro Core's types hold. Files appear when they are
 * complete, and only below the target location: a document whose name leads out of it is an error. An instance belongs
 * to one thread.
 */
@Component(OperationType.WRITER)
@ResourceMetaData(name = "Kerndep CoNLL-U Writer")
@DocumentationResource("README.md")
@MimeTypeCapability({MimeTypes.TEXT_X_CONLL_U, MimeTypes.TEXT_X_CONLL_2006, MimeTypes.TEXT_X_CONLL_2009})
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.TokenForm",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT",
      "org.kerndep.type.ConllText",
      "org.kerndep.type.ConllPart"})
public class KerndepConlluWriter extends JCasFileWriter_ImplBase {

  private static final Logger LOG = LoggerFactory.getLogger(KerndepConlluWriter.class);

  /** Use this ending of file names. */
  public static final String PARAM_FILENAME_EXTENSION = ComponentParameters.PARAM_FILENAME_EXTENSION;
  @ConfigurationParameter(name = PARAM_FILENAME_EXTENSION, mandatory = true, defaultValue = ".conllu")
  private String filenameExtension;

  /**
   * Keep columns that restate the tree (DEPS; in CoNLL-X PHEAD and PDEPREL) of sentences whose dependencies have
   * changed. If not, they are emptied, since they would contradict the new tree.
   */
  public static final String PARAM_KEEP_DEPS = "keepDeps";
  @ConfigurationParameter(name = PARAM_KEEP_DEPS, mandatory = true, defaultValue = "false")
  private boolean keepDeps;

  /**
   * Write the documents that KerndepConlluReader has made of a file to one file again. They must come in their order,
   * which is an error otherwise. If not, and in archives always, each document is written to a file of its own.
   */
  public static final String PARAM_JOIN_PARTS = "joinParts";
  @ConfigurationParameter(name = PARAM_JOIN_PARTS, mandatory = true, defaultValue = "true")
  private boolean joinParts;

  private boolean singularTarget;
  private FilePartWriter files;

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    singularTarget = (Boolean) context.getConfigParameterValue(PARAM_SINGULAR_TARGET);
    files = new FilePartWriter(getTargetLocation(), (Boolean) context.getConfigParameterValue(PARAM_OVERWRITE));
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    try {
      DocumentConll document = new DocumentConll(jcas, DocumentException.name(jcas), keepDeps);
      String text = document.text();
      if (document.changedSentences() > 0) {
        LOG.warn("{}: the tokens of {} sentences have changed; comments, MISC and the like of these are not written",
            DocumentException.name(jcas), document.changedSentences());
      }
      write(jcas, document.part(), text);
    } catch (IllegalArgumentException | IllegalStateException | IOException e) {
      throw new DocumentException(jcas, e.getMessage(), e);
    }
  }

  private void write(JCas jcas, ConllPart part, String text) throws IOException {
    if (getTargetLocation() == null || getTargetLocation().startsWith(JAR_PREFIX)) {
      if (getTargetLocation() != null && !singularTarget) {
        FilePartWriter.inside(fileName(getRelativePath(jcas)));
      }
      FilePartWriter.write(ConllTarget.of(getOutputStream(jcas, filenameExtension)), text);
    } else if (singularTarget && part == null) {
      files.appendToSingular(text);
    } else if (singularTarget) {
      files.appendToSingular(fileName(jcas, part), part, text);
    } else if (part == null || !joinParts) {
      files.write(fileName(getRelativePath(jcas)), text);
    } else {
      files.append(fileName(jcas, part), part, text);
    }
  }

  /** What the file that a document is a part of is called below the target location. */
  private String fileName(JCas jcas, ConllPart part) {
    return fileName(FilePart.unqualified(getRelativePath(jcas), part.getQualifier()));
  }

  private String fileName(String path) {
    return path + filenameExtension + getCompressionMethod().getExtension();
  }

  @Override
  public void collectionProcessComplete() throws AnalysisEngineProcessException {
    try {
      files.finish();
    } catch (IOException e) {
      throw new AnalysisEngineProcessException(e);
    } finally {
      files.close();
    }
    super.collectionProcessComplete();
  }

  @Override
  public void destroy() {
    if (files != null) {
      files.close();
    }
    super.destroy();
  }
}
