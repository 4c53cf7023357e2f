package org.kerndep.uima;

import java.io.File;
import java.util.List;
import org.apache.uima.UIMAFramework;
import org.apache.uima.resource.ResourceCreationSpecifier;
import org.apache.uima.resource.metadata.ProcessingResourceMetaData;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.XMLInputSource;

/** A program that needs nothing but UIMA: reads descriptors and makes a CAS with the types of each. */
public final class DescriptorReading {

  private DescriptorReading() {}

  /**
   * Prints the name of each descriptor and whether it knows the type of dependencies.
   *
   * @param arguments the files
   */
  public static void main(String[] arguments) throws Exception {
    for (String file : List.of(arguments)) {
      ResourceCreationSpecifier specifier = (ResourceCreationSpecifier) UIMAFramework.getXMLParser()
          .parseResourceSpecifier(new XMLInputSource(new File(file)));
      specifier.validate();
      boolean known = CasCreationUtils.createCas((ProcessingResourceMetaData) specifier.getMetaData()).getTypeSystem()
          .getType("de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency") != null;
      System.out.println(specifier.getMetaData().getName() + " " + known);
    }
  }
}
