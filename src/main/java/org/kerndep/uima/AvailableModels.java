package org.kerndep.uima;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The models that DKPro Core would find on a classpath by language and variant. Stateless. */
final class AvailableModels {

  private static final String PREFIX = "parser-";
  private static final String SUFFIX = ".properties";

  private AvailableModels() {}

  /** Their names, language and variant joined by a hyphen, in alphabetical order. */
  static List<String> on(ClassLoader classpath) {
    try {
      return Arrays.stream(new PathMatchingResourcePatternResolver(classpath)
              .getResources("classpath*:org/kerndep/uima/lib/" + PREFIX + "*" + SUFFIX))
          .map(resource -> resource.getFilename())
          .map(name -> name.substring(PREFIX.length(), name.length() - SUFFIX.length()))
          .distinct().sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
