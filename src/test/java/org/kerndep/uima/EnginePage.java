package org.kerndep.uima;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.uima.UIMAFramework;
import org.apache.uima.analysis_engine.TypeOrFeature;
import org.apache.uima.resource.ResourceCreationSpecifier;
import org.apache.uima.resource.metadata.Capability;
import org.apache.uima.resource.metadata.ConfigurationParameter;
import org.apache.uima.resource.metadata.ProcessingResourceMetaData;
import org.apache.uima.util.InvalidXMLException;
import org.apache.uima.util.XMLInputSource;

/**
 * The page of an engine under docs/engines. What lies between the two marks is made from its descriptor, and so from
 * its Javadoc; the rest is written by hand.
 */
final class EnginePage {

  private static final String BEGIN = "<!-- made from the Javadoc: mvn -B -ntp verify -Dengine.pages=write -->\n";
  private static final String END = "<!-- end of what is made from the Javadoc -->\n";

  private final Class<?> type;
  private final Path file;

  EnginePage(Class<?> type) {
    this.type = type;
    this.file = Path.of("docs", "engines", type.getSimpleName() + ".md");
  }

  Path file() {
    return file;
  }

  /** The page as it is; empty if there is none. */
  String read() throws IOException {
    return Files.exists(file) ? Files.readString(file) : "";
  }

  /** The page as it should be. */
  String renewed() throws Exception {
    String page = read();
    int begin = page.indexOf(BEGIN);
    int end = page.indexOf(END);
    String generated = BEGIN + generated() + END;
    return begin < 0 || end < begin
        ? "# " + type.getSimpleName() + "\n\n" + generated
        : page.substring(0, begin) + generated + page.substring(end + END.length());
  }

  void write() throws Exception {
    String page = renewed();
    Files.createDirectories(file.getParent());
    Files.writeString(file, page);
  }

  private String generated() throws Exception {
    ProcessingResourceMetaData metadata = metadata();
    StringBuilder text = new StringBuilder();
    text.append("\n").append(metadata.getDescription()).append("\n\n");
    for (Capability capability : metadata.getCapabilities()) {
      append(text, "Reads", capability.getInputs());
      append(text, "Writes", capability.getOutputs());
    }
    text.append("| parameter | default | meaning |\n|---|---|---|\n");
    for (ConfigurationParameter parameter : metadata.getConfigurationParameterDeclarations()
        .getConfigurationParameters()) {
      Object value = metadata.getConfigurationParameterSettings().getParameterValue(parameter.getName());
      text.append("| `").append(constant(parameter.getName())).append("`").append(" | ")
          .append(shown(parameter, value)).append(" | ")
          .append(parameter.getDescription().replaceAll("\\s+", " ").replace("|", "\\|")).append(" |\n");
    }
    return text.append("\n").toString();
  }

  private static String shown(ConfigurationParameter parameter, Object value) {
    if (value == null || value instanceof Object[] values && values.length == 0) {
      return parameter.isMandatory() ? "required" : "";
    }
    return "`" + (value instanceof Object[] values ? Arrays.stream(values).map(Object::toString)
        .collect(Collectors.joining(", ")) : value) + "`";
  }

  /** The name of the Java constant; the descriptor has its value. */
  private String constant(String name) throws IllegalAccessException {
    for (Field field : type.getFields()) {
      if (field.getName().startsWith("PARAM_") && !field.isAnnotationPresent(Deprecated.class)
          && name.equals(field.get(null))) {
        return field.getName();
      }
    }
    return name;
  }

  private static void append(StringBuilder text, String verb, TypeOrFeature[] types) {
    if (types.length > 0) {
      text.append(verb).append(": ").append(Arrays.stream(types).map(TypeOrFeature::getName)
          .map(name -> "`" + name.substring(name.lastIndexOf('.') + 1) + "`").collect(Collectors.joining(", ")))
          .append(".\n\n");
    }
  }

  private ProcessingResourceMetaData metadata() throws IOException, InvalidXMLException {
    Path descriptor = Path.of("descriptors", type.getName().replace('.', '/') + ".xml");
    ResourceCreationSpecifier specifier = (ResourceCreationSpecifier) UIMAFramework.getXMLParser()
        .parseResourceSpecifier(new XMLInputSource(descriptor.toFile()));
    return (ProcessingResourceMetaData) specifier.getMetaData();
  }
}
