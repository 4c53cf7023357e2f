package org.kerndep.server.duui;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import javax.xml.transform.OutputKeys;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.cas.impl.XmiCasSerializer;
import org.apache.uima.cas.impl.XmiSerializationSharedData;
import org.apache.uima.fit.factory.TypeSystemDescriptionFactory;
import org.apache.uima.resource.ResourceInitializationException;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.XMLSerializer;
import org.kerndep.server.cas.CasXml;
import org.xml.sax.SAXException;

/**
 * A document of a host, with all of its annotations: those of types that are unknown here go through as they came. One
 * thread.
 */
final class DuuiDocument {

  private static final TypeSystemDescription TYPES = types();

  private final XmiSerializationSharedData others = new XmiSerializationSharedData();
  private final CAS cas;

  /** Reads a document. */
  DuuiDocument(byte[] xmi) {
    try {
      cas = CasCreationUtils.createCas(TYPES, null, null);
    } catch (ResourceInitializationException e) {
      throw new IllegalStateException(e);
    }
    CasXml.read(new ByteArrayInputStream(xmi),
        new XmiCasDeserializer(cas.getTypeSystem()).getXmiCasHandler(cas, true, others));
  }

  CAS cas() {
    return cas;
  }

  /** The document as XMI; XML 1.1 has the control characters that some texts have. */
  byte[] write() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    XMLSerializer xml = new XMLSerializer(out, false);
    xml.setOutputProperty(OutputKeys.VERSION, "1.1");
    try {
      new XmiCasSerializer(null).serialize(cas, xml.getContentHandler(), null, others, null);
    } catch (SAXException | RuntimeException e) {
      throw CasXml.broken("document", e);
    }
    return out.toByteArray();
  }

  /** The types of DKPro Core and of kerndep, as XML. */
  static String typeSystem() {
    StringWriter out = new StringWriter();
    try {
      TYPES.toXML(out);
    } catch (SAXException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  private static TypeSystemDescription types() {
    try {
      return TypeSystemDescriptionFactory.createTypeSystemDescription();
    } catch (ResourceInitializationException e) {
      throw new IllegalStateException(e);
    }
  }
}
