package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The code in the README and in Javadoc is that of the examples, which the build compiles and an IT runs. */
class ExampleSnippetsTest {

  private static final Pattern FENCED = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern JAVADOC = Pattern.compile("<pre>\\{@code\n(.*?)\n \\* \\}</pre>", Pattern.DOTALL);

  private final String plain = code("examples/java/ParseText.java");
  private final String uima = code("examples/java/AnnotateText.java");

  @Test
  void readmeShowsBothWaysIn() throws IOException {
    List<String> snippets = snippets(FENCED, Path.of("README.md"));
    assertThat(snippets).hasSize(2);
    assertThat(plain).contains(snippets.get(0));
    assertThat(uima).contains(snippets.get(1));
  }

  @Test
  void thePageOfPipelinesShowsTheProgramOfTheConsumer() throws IOException {
    String program = snippets(FENCED, Path.of("docs/uima.md")).get(0);
    List<String> consumer = code("examples/consumer/src/main/java/example/Annotate.java").lines().toList();
    assertThat(program.lines().filter(line -> !line.contains("createText("))).isSubsetOf(consumer);
    String dependencies = dependencies("docs/uima.md");
    assertThat(dependencies).contains("<classifier>model-en</classifier>").isEqualTo(dependencies("README.md"));
  }

  /** The dependencies of a project that a document shows, without comments. */
  private static String dependencies(String document) throws IOException {
    String text = stripped(Files.readString(Path.of(document)).replaceAll(" *<!--.*?-->", ""));
    return text.substring(text.indexOf("<dependency>"), text.lastIndexOf("</dependency>"));
  }

  @Test
  void javadocOfTheFacadeShowsTheSame() throws IOException {
    List<String> snippets = snippets(JAVADOC, Path.of("src/main/java/org/kerndep/DependencyParser.java"));
    assertThat(snippets).hasSize(1);
    assertThat(plain).contains(snippets.get(0));
  }

  private static List<String> snippets(Pattern pattern, Path file) throws IOException {
    return pattern.matcher(Files.readString(file)).results()
        .map(match -> stripped(match.group(1).replaceAll("(?m)^ \\* ?", ""))).toList();
  }

  private static String code(String file) {
    try {
      return stripped(Files.readString(Path.of(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines without their indentation. */
  private static String stripped(String code) {
    return code.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
