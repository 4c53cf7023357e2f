package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.server.TestServer;

class ServeCommandTest {

  private static final Pattern ADDRESS = Pattern.compile("serving golden-text, golden-4 at (http://127.0.0.1:\\d+/)");

  @TempDir
  Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "--port=70000 | --port must be from 0 to 65535: 70000",
      "--threads=0 | threads must be at least 1: 0",
      "--max-body=0 | --max-body must be from 1 to 1024: 0",
      "--max-k=0 | must be at least 1",
      "--max-seconds=0 | must be positive",
  })
  void refusesLimitsThatMakeNoSense(String option, String reason) {
    CommandRun run = CommandRun.of("serve", option);
    assertThat(run.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(run.err()).contains(reason);
  }

  @Test
  void namesAModelThatIsNotThere() {
    assertThat(CommandRun.of("serve", "--model=nowhere.kdp").err()).contains("nowhere.kdp");
    String twice = TestServer.MODELS.resolve("golden-4.kdp").toString();
    assertThat(CommandRun.of("serve", "--model=" + twice, "--model=" + twice).err()).contains("the same name");
  }

  @Test
  void servesUntilItIsToldToStop() throws Exception {
    CommandProcess.assumeJava();
    Process process = CommandProcess.builder("serve", "--port=0", "--model",
        TestServer.MODELS.resolve("golden-text.kdp").toString(), "--model",
        TestServer.MODELS.resolve("golden-4.kdp").toString()).start();
    try (BufferedReader log = new BufferedReader(
        new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      String line = log.readLine();
      Matcher address = ADDRESS.matcher(line);
      assertThat(address.find()).as(line).isTrue();
      HttpResponse<String> response = HttpClient.newHttpClient().send(
          HttpRequest.newBuilder(URI.create(address.group(1) + "v1/parse")).header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString("{\"text\":\"A private word.\"}")).build(),
          HttpResponse.BodyHandlers.ofString());
      assertThat(response.statusCode()).isEqualTo(200);
      process.toHandle().destroy();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      String rest = String.join("\n", log.lines().toList());
      assertThat(rest).contains("POST /v1/parse 200 ").contains("stopping").doesNotContain("private");
    } finally {
      process.destroyForcibly();
    }
  }

  /** Other commands run where neither Jetty nor UIMA is on the classpath. */
  @Test
  void otherCommandsLoadNeitherJettyNorUima() throws Exception {
    List<URL> path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.matches(".*(jetty|uima|dkpro).*\\.jar")).map(ServeCommandTest::url).toList();
    try (URLClassLoader loader = new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Class<?> main = loader.loadClass(Main.class.getName());
      Method run = main.getDeclaredMethod("run", PrintWriter.class, String[].class);
      run.setAccessible(true);
      StringWriter err = new StringWriter();
      Object code = run.invoke(null, new PrintWriter(err, true), new String[] {"parse",
          "--model=" + TestServer.MODELS.resolve("golden-4.kdp"), "examples/english-test.conllu",
          "--output=" + directory.resolve("out.conllu")});
      assertThat(code).as(err.toString()).isEqualTo(0);
      assertThat(run.invoke(null, new PrintWriter(err, true), new String[] {"serve", "--help"})).isEqualTo(0);
    }
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (IOException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
