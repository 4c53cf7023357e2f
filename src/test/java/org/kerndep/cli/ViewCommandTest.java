package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.testing.Conll;

/** The page that {@code view} writes, by its text; {@code TreePageIT} opens it. */
class ViewCommandTest {

  private static final Pattern DATA =
      Pattern.compile("<script id=\"data\" type=\"application/json\">(.*?)</script>", Pattern.DOTALL);
  private static final String TEST = Examples.ENGLISH_TEST.toString();

  @TempDir
  Path directory;

  private Path page;

  @BeforeEach
  void namePage() {
    page = directory.resolve("trees.html");
  }

  @Test
  void hasAllSentencesAndAsksForNothingElse() throws IOException {
    JsonNode data = view("--input", TEST);
    assertThat(data.get("file").asText()).isEqualTo("english-test.conllu");
    assertThat(data.get("sentences")).hasSize(15);
    assertThat(data.get("cut").asBoolean()).isFalse();
    assertThat(data.has("compared")).isFalse();
    assertThat(Files.readString(page)).contains("<title>english-test.conllu</title>", "default-src 'none'")
        .doesNotContain("{{", "src=", "@import", "url(", "fetch(", "https:")
        .containsOnlyOnce("http:");
  }

  @Test
  void keepsTextApartFromThePage() throws IOException {
    Path file = write("evil.conllu", lines("# text = </script><script>alert(1)</script>",
        row(1, "<script>\"'&{{data}}", 0, "<b>"), row(2, "</script>", 1, "\\"), ""));
    JsonNode data = view("--input", file.toString(), "--title", "<i>Trees & \"arcs\" {{data}}</i>");
    JsonNode sentence = data.get("sentences").get(0);
    assertThat(sentence.get("text").asText()).isEqualTo("</script><script>alert(1)</script>");
    assertThat(sentence.get("words").get(0).asText()).isEqualTo("<script>\"'&{{data}}");
    assertThat(data.get("labels").get(0).asText()).isEqualTo("<b>");
    assertThat(Files.readString(page)).contains("<title>&lt;i&gt;Trees &amp; \"arcs\" {{data}}&lt;/i&gt;</title>")
        .doesNotContain("<i>", "alert(1)<");
  }

  @Test
  void showsProbabilitiesOfArcsAndDifferences() throws IOException {
    String gold = Conll.goodSentence();
    Path system = write("system.conllu", gold.replace("nsubj\t_\t_", "obj\t_\tArcProb=0.40"));
    JsonNode data = view("--input", system.toString(), "--compare", write("gold.conllu", gold).toString());
    JsonNode sentence = data.get("sentences").get(0);
    assertThat(data.get("compared").asText()).isEqualTo("gold.conllu");
    assertThat(sentence.get("trees").get(0).get("arcs")).hasToString("[0.4,null]");
    assertThat(sentence.get("reference").get("changes")).hasToString("[1,2,2]");
  }

  @Test
  void listsAreTheSameFromConlluAndJson() throws IOException {
    Path model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    for (String name : new String[] {"lists.conllu", "lists.jsonl", "lists.jsonl.gz"}) {
      Path lists = directory.resolve(name);
      CommandRun.of("kbest", "--model", model.toString(), "-k", "3", TEST, "--output", lists.toString());
      JsonNode data = view("--input", lists.toString(), "--compare", TEST);
      assertThat(data.get("sentences")).hasSize(15);
      assertThat(data.get("sentences").get(0).get("id").asText()).isEqualTo("ex-en-test-001");
      assertThat(data.get("sentences").get(0).has("tags")).isTrue();
      data.get("sentences").forEach(sentence -> assertThat(sentence.get("trees")).hasSize(3));
    }
    JsonNode compared = view("--input", TEST, "--compare", directory.resolve("lists.jsonl").toString());
    assertThat(compared.get("sentences").get(0).has("reference")).isTrue();
  }

  @Test
  void sentencesWithoutTreesAreShownAndThoseWithoutWordsAreNot() throws IOException {
    Path file = write("some.conllu", lines("# only a comment", "", row(1, "Go", "_", "_"), ""));
    JsonNode data = view("--input", file.toString());
    assertThat(data.get("sentences")).hasSize(1);
    assertThat(data.get("sentences").get(0).get("trees")).isEmpty();
  }

  @Test
  void readsTheOtherFormats() throws IOException {
    for (String name : new String[] {"test.conllx.gz", "test.conll09"}) {
      Path file = directory.resolve(name);
      CommandRun.of("convert", "--input", TEST, "--output", file.toString());
      assertThat(view("--input", file.toString(), "--compare", TEST).get("sentences")).hasSize(15);
    }
    Path odd = directory.resolve("odd.conllu");
    CommandRun.of("convert", "--input", TEST, "--output", odd.toString(), "--to", "conll09");
    assertThat(view("--input", odd.toString(), "--format", "conll09").get("sentences")).hasSize(15);
  }

  @Test
  void longFilesAreCutWithANotice() throws IOException {
    CommandRun run = CommandRun.of("view", "--input", TEST, "--output", page.toString(), "--max", "2");
    assertThat(run.log()).contains("only the first 2 sentences are in the page; --max N takes more");
    assertThat(data().get("sentences")).hasSize(2);
    assertThat(data().get("cut").asBoolean()).isTrue();
    assertThat(CommandRun.of("view", "--input", TEST, "--output", page.toString(), "--max", "15").log())
        .doesNotContain("only");
    assertThat(CommandRun.of("view", "--input", TEST, "--output", page.toString(), "--max", "0").exitCode())
        .isEqualTo(Main.WRONG_USAGE);
  }

  @Test
  void badInputLeavesNoPage() throws IOException {
    Path two = write("two.conllu", Conll.goodSentence() + Conll.goodSentence());
    Path one = write("one.conllu", Conll.goodSentence());
    Path others = write("others.conllu", Conll.goodSentence().replace("croak", "sing") + Conll.goodSentence());
    Path empty = write("empty.conllu", "");
    Path lists = write("lists.conllu", "# kbest_rank = 2\n" + Conll.goodSentence());
    Map<String, String[]> problems = Map.of(
        one + ": ends before the other file, which goes on at " + two + ":4; compare files with the same sentences",
        new String[] {"--input", two.toString(), "--compare", one.toString()},
        others + ":1: other words than in the sentence at " + two + ":1; compare files with the same words",
        new String[] {"--input", two.toString(), "--compare", others.toString()},
        empty + ": has no sentences; name a file with some",
        new String[] {"--input", empty.toString()},
        lists + ":1: a list begins with tree 2; is this what 'kerndep kbest' wrote as conllu?",
        new String[] {"--input", lists.toString()},
        directory.resolve("none.jsonl") + ": no such file; check the path",
        new String[] {"--input", directory.resolve("none.jsonl").toString()});
    problems.forEach((problem, arguments) -> {
      CommandRun run = run(arguments);
      assertThat(run.err()).isEqualTo("kerndep: " + problem + "\n");
      assertThat(run.exitCode()).isEqualTo(Main.BAD_INPUT);
      assertThat(page).doesNotExist();
    });
    assertThat(run("--input", one.toString(), "--compare", two.toString()).err()).contains(one + ": ends before");
  }

  private JsonNode view(String... arguments) throws IOException {
    CommandRun run = run(arguments);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEmpty();
    return data();
  }

  private CommandRun run(String... arguments) {
    String[] all = new String[arguments.length + 3];
    all[0] = "view";
    all[1] = "--output";
    all[2] = page.toString();
    System.arraycopy(arguments, 0, all, 3, arguments.length);
    return CommandRun.of(all);
  }

  private JsonNode data() throws IOException {
    Matcher matcher = DATA.matcher(Files.readString(page));
    assertThat(matcher.find()).isTrue();
    return JsonMapper.builder().build().readTree(matcher.group(1));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }
}
