package org.kerndep.uima;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import org.kerndep.bundle.PublishedModel;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The models that DKPro Core finds on a classpath by language and variant. Stateless. */
final class ClasspathModels {

  /** Where DKPro Core looks for them; every jar of models may have some. */
  private static final String DIRECTORY = "org/kerndep/uima/lib/";
  private static final String PREFIX = "parser-";
  private static final String SUFFIX = ".properties";
  private static final String DEFAULT_VARIANTS = DIRECTORY + "parser-default-variants.map";

  private ClasspathModels() {}

  /** Their names, language and variant joined by a hyphen, in alphabetical order. */
  static List<String> names(ClassLoader classpath) {
    try {
      return Arrays.stream(new PathMatchingResourcePatternResolver(classpath)
              .getResources("classpath*:" + DIRECTORY + PREFIX + "*" + SUFFIX))
          .map(resource -> resource.getFilename())
          .map(name -> name.substring(PREFIX.length(), name.length() - SUFFIX.length()))
          .distinct().sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /**
   * The variants, by language, that are used if none is named: those of all maps on a classpath, the first that names a
   * language first, and then those of the published models.
   */
  static Properties defaultVariants(ClassLoader classpath) {
    Properties variants = new Properties();
    try {
      for (URL map : Collections.list(classpath.getResources(DEFAULT_VARIANTS))) {
        read(map).forEach(variants::putIfAbsent);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (PublishedModel model : PublishedModel.values()) {
      variants.putIfAbsent(model.language(), model.variant());
    }
    return variants;
  }

  /**
   * The language whose models serve a language tag: the tag itself, unless it has a country or the like behind the
   * language, no model of its own, and the language alone has one by default.
   *
   * @param defaultVariants those of the same classpath
   */
  static String language(String tag, Properties defaultVariants, ClassLoader classpath) {
    String language = tag.split("[-_]", 2)[0];
    boolean falls = !language.equals(tag) && !defaultVariants.containsKey(tag) && defaultVariants.containsKey(language)
        && names(classpath).stream().noneMatch(name -> name.startsWith(tag + "-"));
    return falls ? language : tag;
  }

  private static Properties read(URL map) throws IOException {
    Properties variants = new Properties();
    try (InputStream in = map.openStream()) {
      variants.load(in);
    }
    return variants;
  }
}
