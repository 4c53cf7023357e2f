package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.uima.UimaContext;
import org.apache.uima.collection.CollectionException;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.MimeTypeCapability;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.io.JCasResourceCollectionReader_ImplBase;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.dkpro.core.api.parameter.MimeTypes;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.TreeColumns;
import org.kerndep.train.origin.TagsetGuess;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.DependencyTypes;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.conll.FilePart;
import org.kerndep.uima.conll.PartAnnotator;
import org.kerndep.uima.conll.PosTypes;
import org.kerndep.uima.conll.ReadLayer;

/**
 * Reads CoNLL-U files, and CoNLL-X and CoNLL-2009 files, in documents of bounded size. The files are UTF-8, compressed
 * or not. The text of a document is that of the comments text, so that words have their original places. Keeps
 * comments, empty nodes, DEPS, MISC and whatever else the files have, so that KerndepConlluWriter can restore them byte
 * for byte. Enhanced dependencies become no annotations. One thread.
 */
@Component(OperationType.READER)
@ResourceMetaData(name = "Kerndep CoNLL-U Reader")
@DocumentationResource("README.md")
@MimeTypeCapability({MimeTypes.TEXT_X_CONLL_U, MimeTypes.TEXT_X_CONLL_2006, MimeTypes.TEXT_X_CONLL_2009})
@TypeCapability(
    outputs = {
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
public class KerndepConlluReader extends JCasResourceCollectionReader_ImplBase {

  private static final String GUESS = "auto";

  /** Annotate XPOS, as PosValue of POS. */
  public static final String PARAM_READ_POS = ComponentParameters.PARAM_READ_POS;
  @ConfigurationParameter(name = PARAM_READ_POS, mandatory = true, defaultValue = "true")
  private boolean readPos;

  /** Annotate UPOS, as coarseValue of POS. */
  public static final String PARAM_READ_CPOS = ComponentParameters.PARAM_READ_CPOS;
  @ConfigurationParameter(name = PARAM_READ_CPOS, mandatory = true, defaultValue = "true")
  private boolean readCpos;

  /** Annotate lemmas. */
  public static final String PARAM_READ_LEMMA = ComponentParameters.PARAM_READ_LEMMA;
  @ConfigurationParameter(name = PARAM_READ_LEMMA, mandatory = true, defaultValue = "true")
  private boolean readLemma;

  /** Annotate morphological features. */
  public static final String PARAM_READ_MORPH = ComponentParameters.PARAM_READ_MORPH;
  @ConfigurationParameter(name = PARAM_READ_MORPH, mandatory = true, defaultValue = "true")
  private boolean readMorph;

  /** Annotate basic dependencies; if not, the columns of heads and labels are not looked at, and need not be trees. */
  public static final String PARAM_READ_DEPENDENCY = ComponentParameters.PARAM_READ_DEPENDENCY;
  @ConfigurationParameter(name = PARAM_READ_DEPENDENCY, mandatory = true, defaultValue = "true")
  private boolean readDependency;

  /** Map parts of speech and labels to subtypes of POS and Dependency. */
  public static final String PARAM_MAPPING_ENABLED = ComponentParameters.PARAM_MAPPING_ENABLED;
  @ConfigurationParameter(name = PARAM_MAPPING_ENABLED, mandatory = true,
      defaultValue = ComponentParameters.DEFAULT_MAPPING_ENABLED)
  private boolean mappingEnabled;

  /** The tagset of XPOS, to find the map from tags to types, instead of the default one for the language. */
  public static final String PARAM_POS_TAG_SET = ComponentParameters.PARAM_POS_TAG_SET;
  @ConfigurationParameter(name = PARAM_POS_TAG_SET, mandatory = false)
  private String posTagset;

  /**
   * Load the map from XPOS to types from this location. A tag that has no type of its own gets that of UPOS.
   */
  public static final String PARAM_POS_MAPPING_LOCATION = ComponentParameters.PARAM_POS_MAPPING_LOCATION;
  @ConfigurationParameter(name = PARAM_POS_MAPPING_LOCATION, mandatory = false)
  private String posMappingLocation;

  /**
   * Load the map from labels to types from this location instead of using that of Universal Dependencies for CoNLL-U
   * and none for other formats.
   */
  public static final String PARAM_DEPENDENCY_MAPPING_LOCATION =
      ComponentParameters.PARAM_DEPENDENCY_MAPPING_LOCATION;
  @ConfigurationParameter(name = PARAM_DEPENDENCY_MAPPING_LOCATION, mandatory = false)
  private String dependencyMappingLocation;

  /** The format of the files: conllu, conllx, conll09, or auto to tell it from their names and first rows. */
  public static final String PARAM_FORMAT = "format";
  @ConfigurationParameter(name = PARAM_FORMAT, mandatory = true, defaultValue = GUESS)
  private String formatName;

  /**
   * Put at most this many sentences into a document. A file with more becomes several documents, named like
   * news.000002.conllu, so that memory does not grow with the file. 0 is no limit.
   */
  public static final String PARAM_SENTENCES_PER_DOCUMENT = "sentencesPerDocument";
  @ConfigurationParameter(name = PARAM_SENTENCES_PER_DOCUMENT, mandatory = true, defaultValue = "1000")
  private int sentencesPerDocument;

  /** Begin another document at every comment newdoc too. */
  public static final String PARAM_SPLIT_AT_NEWDOC = "splitAtNewdoc";
  @ConfigurationParameter(name = PARAM_SPLIT_AT_NEWDOC, mandatory = true, defaultValue = "false")
  private boolean splitAtNewdoc;

  private ConllFormat format;
  private PartAnnotator annotator;
  private DependencyTypes types;
  /** The file that is being read, or the last one; null before the first. */
  private OpenConllFile file;

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    try {
      if (sentencesPerDocument < 0) {
        throw new IllegalArgumentException("parameter " + PARAM_SENTENCES_PER_DOCUMENT
            + " must be 0 (no limit) or more: " + sentencesPerDocument);
      }
      format = formatName.equals(GUESS) ? null : ConllFormat.parse(formatName);
    } catch (IllegalArgumentException e) {
      throw new ResourceInitializationException(e);
    }
    annotator = new PartAnnotator(layers(),
        new PosTypes(this, mappingEnabled, posMappingLocation, posTagset, getLanguage()));
    types = new DependencyTypes(this, dependencyMappingLocation, getLanguage());
  }

  private Set<ReadLayer> layers() {
    Set<ReadLayer> layers = EnumSet.allOf(ReadLayer.class);
    layers.removeIf(layer -> !switch (layer) {
      case CPOS -> readCpos;
      case POS -> readPos;
      case LEMMA -> readLemma;
      case MORPH -> readMorph;
      case TREE -> readDependency;
    });
    return layers;
  }

  @Override
  public boolean hasNext() throws IOException, CollectionException {
    return file != null && file.hasNext() || super.hasNext();
  }

  /** Reads the next part; a bad sentence fails with its file and line, and what follows it can still be read. */
  @Override
  public void getNext(JCas jcas) throws IOException, CollectionException {
    if (file == null || !file.hasNext()) {
      file = new OpenConllFile(nextFile(), format, readDependency ? TreeColumns.OPTIONAL : TreeColumns.IGNORE,
          sentencesPerDocument, splitAtNewdoc);
    }
    FilePart part = file.next();
    initCas(jcas, file.resource());
    part.name(DocumentMetaData.get(jcas));
    try {
      annotate(jcas, part);
    } catch (DocumentException e) {
      throw new IOException(e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IOException(DocumentException.name(jcas) + ": " + e.getMessage(), e);
    }
  }

  private void annotate(JCas jcas, FilePart part) throws DocumentException {
    List<List<Token>> tokens = annotator.annotate(jcas, part);
    String tagset = null;
    for (int i = 0; i < tokens.size(); i++) {
      ConllBlock block = part.blocks().get(i);
      if (block.tree().isPresent() && !tokens.get(i).isEmpty()) {
        if (tagset == null) {
          tagset = block.format() == ConllFormat.CONLLU ? TagsetGuess.UD : TagsetGuess.UNKNOWN;
          types.configure(jcas, tagset);
        }
        CasDependencies.create(jcas, tokens.get(i), block.tree().get(), types).forEach(Dependency::addToIndexes);
      }
    }
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
    super.close();
  }
}
