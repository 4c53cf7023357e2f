package org.kerndep.server.cas;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.cas.impl.XmiCasSerializer;
import org.kerndep.server.http.Refusal;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;
import org.xml.sax.helpers.XMLFilterImpl;

/** Reads and writes documents as XMI. Documents with a DTD or a type system that imports others are refused. */
public final class CasXml {

  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";
  private static final String XMI = "http://www.omg.org/XMI";

  private CasXml() {}

  /**
   * A document with the types of its own type system.
   *
   * @param lenient whether what the type system does not have is passed over
   */
  public static CAS read(String typeSystem, String xmi, boolean lenient) {
    check(typeSystem, "type system");
    CAS cas = CasTypes.createCas(typeSystem);
    readInto(cas, xmi, lenient);
    return cas;
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
      XMLFilterImpl root = new XmiRoot();
      root.setParent(reader);
      root.setContentHandler(document);
      root.setErrorHandler(reader.getErrorHandler());
      root.setEntityResolver(reader.getEntityResolver());
      root.parse(xmi);
    } catch (SAXException | IOException | RuntimeException e) {
      throw broken("document", e);
    }
  }

  /** A document as XMI. */
  public static byte[] write(CAS cas) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      XmiCasSerializer.serialize(cas, out);
    } catch (SAXException | RuntimeException e) {
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

  /** The answer to a document or a type system of which UIMA can make nothing. */
  public static Refusal broken(String what, Exception e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    String reason = message.lines().findFirst().orElse("");
    return new Refusal(400, "the " + what + " cannot be read (" + reason + "); send XML without a DTD");
  }

  /** Lets documents through whose outermost element is XMI's. */
  private static final class XmiRoot extends XMLFilterImpl {

    private boolean begun;

    @Override
    public void startElement(String uri, String localName, String qualifiedName, Attributes attributes)
        throws SAXException {
      if (!begun && !(uri.equals(XMI) && localName.equals("XMI"))) {
        throw new SAXException("it does not begin with the element XMI of " + XMI);
      }
      begun = true;
      super.startElement(uri, localName, qualifiedName, attributes);
    }
  }
}
