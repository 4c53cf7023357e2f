package org.kerndep.uima.batch;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.DocumentInput;
import org.kerndep.batch.work.InputKind;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllReader;
import org.kerndep.io.Input;
import org.kerndep.io.PlainTextReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.uima.conll.FilePartReader;
import org.kerndep.uima.conll.PartAnnotator;
import org.kerndep.uima.conll.PosTypes;
import org.kerndep.uima.conll.ReadLayer;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Fills an empty CAS with a document of plain text, CoNLL or XMI. One thread. */
final class CasReader {

  private static final Set<ReadLayer> COLUMNS =
      EnumSet.of(ReadLayer.CPOS, ReadLayer.POS, ReadLayer.LEMMA, ReadLayer.MORPH);

  /** The parameter with which DKPro decides whether parts of speech have types of their own. */
  @ConfigurationParameter(name = ComponentParameters.PARAM_MAPPING_ENABLED, mandatory = true, defaultValue = "true")
  private final boolean mappingEnabled = true;

  private final AnnotationSettings settings;
  private PartAnnotator conll;

  CasReader(AnnotationSettings settings) {
    this.settings = settings;
  }

  void read(DocumentInput input, JCas document) throws IOException {
    InputKind kind = settings.input();
    if (kind.isXmi() || kind.isAuto() && input.isXmi()) {
      readXmi(input, document);
      return;
    }
    Input content = input.input();
    document.setDocumentLanguage(settings.language());
    name(input, document);
    if (kind.isText() || kind.isAuto() && content.isText()) {
      document.setDocumentText(text(content));
      return;
    }
    if (conll == null) {
      conll = new PartAnnotator(COLUMNS,
          new PosTypes(this, mappingEnabled, null, null, settings.language()));
    }
    ConllReader reader = new ConllReader(content, kind.conll().orElse(null), TreeColumns.IGNORE);
    conll.annotate(document, new FilePartReader(reader, 0, false).next());
    DocumentMetaData data = DocumentMetaData.get(document);
    data.setEnd(document.getDocumentText().length());
  }

  private void readXmi(DocumentInput input, JCas document) throws IOException {
    try {
      XmiCasDeserializer.deserialize(input.stream(), document.getCas(), true);
    } catch (SAXException e) {
      String place = input.document().origin() + (e instanceof SAXParseException p ? ":" + p.getLineNumber() : "");
      throw new BadInputException(place, "is not sound XMI (" + e.getMessage() + ")", "write it again");
    } catch (RuntimeException e) {
      throw new BadInputException(input.document().origin(), "is not sound XMI (" + e + ")", "write it again");
    }
    String language = document.getDocumentLanguage();
    if (language == null || language.equals(CAS.DEFAULT_LANGUAGE_NAME)) {
      document.setDocumentLanguage(settings.language());
    }
    if (document.select(DocumentMetaData.class).isEmpty()) {
      name(input, document);
    }
  }

  private static void name(DocumentInput input, JCas document) {
    String id = input.document().id();
    DocumentMetaData data = DocumentMetaData.create(document);
    data.setDocumentId(id);
    data.setDocumentTitle(id.substring(id.lastIndexOf('/') + 1));
    data.setDocumentUri(id);
    data.setDocumentBaseUri("");
  }

  private static String text(Input content) throws IOException {
    StringBuilder text = new StringBuilder();
    PlainTextReader reader = new PlainTextReader(content);
    char[] buffer = new char[1 << 13];
    for (int read = reader.read(buffer); read >= 0; read = reader.read(buffer)) {
      text.append(buffer, 0, read);
    }
    return text.toString();
  }
}
