package org.kerndep.server.cas;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.apache.uima.UIMAFramework;
import org.apache.uima.UIMAException;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.CASRuntimeException;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.cas.impl.XmiCasSerializer;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.XMLInputSource;
import org.kerndep.server.http.Refusal;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** Reads and writes documents as XMI. Documents with a DTD or a type system that imports others are refused. */
public final class CasXml {

  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  private CasXml() {}

  /**
   * A document with the types of its own type system.
   *
   * @param lenient whether what the type system does not have is passed over
   */
  public static CAS read(String typeSystem, String xmi, boolean lenient) {
    CAS cas = create(typeSystem);
    readInto(cas, xmi, lenient);
    return cas;
  }

  private static CAS create(String typeSystem) {
    check(typeSystem, "type system");
    try (InputStream in = new ByteArrayInputStream(typeSystem.getBytes(StandardCharsets.UTF_8))) {
      TypeSystemDescription description =
          UIMAFramework.getXMLParser().parseTypeSystemDescription(new XMLInputSource(in, null));
      if (description.getImports().length > 0) {
        throw new Refusal(400, "the type system imports others; send all types in one");
      }
      return CasCreationUtils.createCas(description, null, null);
    } catch (UIMAException | CASRuntimeException | IOException e) {
      throw broken("type system", e);
    }
  }

  private static void readInto(CAS cas, String xmi, boolean lenient) {
    read(new InputSource(new StringReader(xmi)),
        new XmiCasDeserializer(cas.getTypeSystem()).getXmiCasHandler(cas, lenient));
  }

  /** Lets UIMA's handler of XMI read a document. */
  public static void read(InputStream xmi, ContentHandler document) {
    read(new InputSource(xmi), document);
  }

  private static void read(InputSource xmi, ContentHandler document) {
    try {
      XMLReader reader = reader();
      reader.setContentHandler(document);
      reader.parse(xmi);
    } catch (SAXException | IOException | RuntimeException e) {
      throw broken("document", e);
    }
  }

  /** A document as XMI. */
  public static byte[] write(CAS cas) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      XmiCasSerializer.serialize(cas, out);
    } catch (SAXException e) {
      throw broken("document", e);
    }
    return out.toByteArray();
  }

  /** Reads XML to its end before UIMA, whose own reader might be configured otherwise, sees it. */
  private static void check(String xml, String what) {
    try {
      XMLReader reader = reader();
      reader.setContentHandler(new DefaultHandler());
      reader.parse(new InputSource(new StringReader(xml)));
    } catch (SAXException | IOException e) {
      throw broken(what, e);
    }
  }

  private static XMLReader reader() throws SAXException {
    try {
      SAXParserFactory factory = SAXParserFactory.newInstance();
      factory.setNamespaceAware(true);
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature(NO_DOCTYPE, true);
      XMLReader reader = factory.newSAXParser().getXMLReader();
      reader.setErrorHandler(new DefaultHandler());
      reader.setEntityResolver((publicId, systemId) -> {
        throw new SAXException("external entities are not read");
      });
      return reader;
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Refusal broken(String what, Exception e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    String reason = message.lines().findFirst().orElse("");
    return new Refusal(400, "the " + what + " cannot be read (" + reason + "); send XML without a DTD");
  }
}
