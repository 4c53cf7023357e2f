package org.kerndep.server.cas;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Optional;
import org.apache.uima.UIMAException;
import org.apache.uima.UIMAFramework;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.TypeSystem;
import org.apache.uima.resource.ResourceManager;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.XMLInputSource;
import org.kerndep.server.http.Refusal;

/**
 * Type systems that clients send. UIMA would compare them with the Java classes of DKPro Core's types, log each
 * difference and fail at some: here it does not find these classes.
 */
public final class CasTypes {

  private static final ClassLoader UIMA_ALONE = new UimaAlone();

  private CasTypes() {}

  /** An empty document of a type system that has passed as XML. */
  static CAS createCas(String typeSystem) {
    try (InputStream in = new ByteArrayInputStream(typeSystem.getBytes(StandardCharsets.UTF_8))) {
      TypeSystemDescription description =
          UIMAFramework.getXMLParser().parseTypeSystemDescription(new XMLInputSource(in, null));
      if (description.getImports().length > 0) {
        throw new Refusal(400, "the type system imports others; send all types in one");
      }
      ResourceManager withoutClasses = UIMAFramework.newDefaultResourceManager();
      withoutClasses.setExtensionClassLoader(UIMA_ALONE, false);
      return CasCreationUtils.createCas(description, null, null, null, withoutClasses);
    } catch (Refusal e) {
      throw e;
    } catch (UIMAException | IOException | RuntimeException e) {
      throw CasXml.broken("type system", e);
    }
  }

  /** A type of annotations that a document must have. */
  public static Type annotation(CAS cas, String name) {
    TypeSystem types = cas.getTypeSystem();
    Type type = types.getType(name);
    if (type == null || !types.subsumes(cas.getAnnotationType(), type)) {
      throw new Refusal(400, "the type system has no annotations " + name + "; send documents with DKPro Core's types");
    }
    return type;
  }

  /** A feature that a type must have and that can refer to tokens. */
  static Feature tokenFeature(CAS cas, Type type, String name) {
    Feature feature = type.getFeatureByBaseName(name);
    if (feature == null || !cas.getTypeSystem().subsumes(feature.getRange(), annotation(cas, CasDocument.TOKEN))) {
      throw missing(type, name, CasDocument.TOKEN);
    }
    return feature;
  }

  /** A feature with values of a primitive type that a type must have. */
  public static Feature feature(Type type, String name, String range) {
    return optionalFeature(type, name, range).orElseThrow(() -> missing(type, name, range));
  }

  /** A feature with values of a primitive type that a type may have. */
  public static Optional<Feature> optionalFeature(Type type, String name, String range) {
    return Optional.ofNullable(type.getFeatureByBaseName(name))
        .filter(feature -> feature.getRange().getName().equals(range));
  }

  private static Refusal missing(Type type, String name, String range) {
    return new Refusal(400, "the type " + type.getName() + " has no feature " + name + " of the type " + range
        + "; send documents with the types of DKPro Core, or as INCEpTION makes them for recommenders");
  }

  /** Finds the classes of Java and UIMA, and no others. */
  private static final class UimaAlone extends ClassLoader {

    UimaAlone() {
      super(UimaAlone.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("org.apache.uima.") && !name.startsWith("java.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }

    @Override
    public Enumeration<URL> getResources(String name) {
      return Collections.emptyEnumeration();
    }
  }
}
