package org.kerndep.uima.batch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.cas.impl.XmiCasSerializer;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasIOUtils;
import org.apache.uima.util.XMLSerializer;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.ResultFormat;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.io.json.SentenceJson;
import org.kerndep.io.json.TreeJson;
import org.kerndep.uima.conll.DocumentConll;
import org.xml.sax.SAXException;

/** Writes a document as XMI, binary CAS, CoNLL-U or JSON. One thread. */
final class CasWriter {

  /** Characters that only XML 1.1 can hold; other readers than UIMA's prefer 1.0. */
  private static final Pattern NOT_IN_XML_1_0 = Pattern.compile("[\\x01-\\x08\\x0B\\x0C\\x0E-\\x1F]");

  private final AnnotationSettings settings;

  CasWriter(AnnotationSettings settings) {
    this.settings = settings;
  }

  void write(String id, JCas document, OutputStream out) throws IOException {
    switch (settings.to()) {
      case XMI -> writeXmi(document, out);
      case BIN -> CasIOUtils.save(document.getCas(), out, SerialFormat.COMPRESSED_FILTERED_TSI);
      default -> writeSentences(id, document, out);
    }
  }

  private static void writeXmi(JCas document, OutputStream out) throws IOException {
    try {
      XMLSerializer xml = new XMLSerializer(out, false);
      xml.setOutputProperty("version", NOT_IN_XML_1_0.matcher(document.getDocumentText()).find() ? "1.1" : "1.0");
      new XmiCasSerializer(document.getTypeSystem()).serialize(document.getCas(), xml.getContentHandler());
    } catch (SAXException e) {
      throw new IllegalStateException("the document cannot be written as XMI: " + e.getMessage(), e);
    }
  }

  private void writeSentences(String id, JCas document, OutputStream out) throws IOException {
    String text = new DocumentConll(document, id, settings.keepDeps()).text();
    CasPlaces places = new CasPlaces(document);
    boolean first = true;
    try (ConllReader reader = new ConllReader(id, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), null,
        TreeColumns.OPTIONAL)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        if (block.sentence().size() > 0) {
          out.write(sentence(id, block, first, places).getBytes(StandardCharsets.UTF_8));
          first = false;
        }
      }
    }
  }

  private String sentence(String id, ConllBlock block, boolean first, CasPlaces places) {
    if (settings.to() == ResultFormat.JSON) {
      SentenceJson json = places.placed(SentenceJson.of(block)).inDocument(id);
      return block.tree().map(tree -> json.with(TreeJson.of(block.sentence(), tree))).orElse(json).line();
    }
    String start = !first ? "" : (block.hasComment("newdoc") ? "# document = " : "# newdoc id = ") + id + "\n";
    return start + String.join("\n", block.lines()) + "\n\n";
  }
}
