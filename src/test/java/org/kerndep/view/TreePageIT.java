package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the page does in a browser, if the machine has one. */
@Timeout(120)
class TreePageIT {

  private static final String GOLD = lines(
      "# sent_id = one", "# text = Frogs croak loudly.",
      row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), row(3, "loudly", 2, "advmod"),
      row(4, ".", 2, "punct"), "", "# sent_id = two", row(1, "Toads", 2, "nsubj"), row(2, "sleep", 0, "root"), "",
      "# sent_id = three", row(1, "<b>Newts", 2, "nsubj"), row(2, "</script>", 0, "root"), "");

  @TempDir
  static Path directory;

  private static Browser browser;

  @BeforeAll
  static void findBrowser() throws Exception {
    Optional<Browser> found = Browser.find(directory);
    assumeTrue(found.isPresent(), "no chromium, chromium-browser or google-chrome on the PATH");
    browser = found.get();
  }

  @Test
  void showsWhereTreesDifferAndWhichArcsAreUnsure() throws Exception {
    String system = GOLD
        .replace(row(3, "loudly", 2, "advmod"), row(3, "loudly", 1, "advmod").replaceFirst("_$", "ArcProb=0.40"))
        .replace(row(1, "<b>Newts", 2, "nsubj"), row(1, "<b>Newts", 2, "obj").replaceFirst("_$", "ArcProb=0.90"));
    Path page = page(system, Optional.of(GOLD));
    JsonNode facts = browser.facts(page, "", """
        await until(() => all('.box svg').length === 3);
        facts.summary = document.getElementById('summary').textContent;
        facts.arcs = all('#s1 .arc:not(.reference)').length;
        facts.labels = all('#s1 .arc:not(.reference) .label').map(label => label.textContent).sort();
        facts.otherHead = all('#s1 .differs-head').map(arc => arc.dataset.word);
        facts.below = all('#s1 .reference').map(arc => arc.textContent);
        facts.otherLabel = all('#s3 .differs-label').map(arc => arc.dataset.word);
        facts.unsure = all('.sentence .unsure').map(arc => arc.closest('article').id);
        facts.words = all('#s3 .form').map(form => form.textContent);
        facts.wide = document.documentElement.scrollWidth <= window.innerWidth;
        facts.tabs = all('#s1 [role=tab]').map(tab => tab.textContent);

        const shown = () => all('article').filter(card => !card.hidden).map(card => card.id);
        const current = () => all('.current').map(card => card.id);
        facts.current = [current()];
        for (const key of ['n', 'n', 'n', 'p', 'ArrowRight']) {
          press(key);
          facts.current.push(current() + location.hash);
        }
        facts.chosen = all('#s2 [aria-selected=true]').map(tab => tab.textContent);
        press('p');
        facts.picked = [];
        for (const key of ['d', 'd', 'd', 'D']) {
          press(key);
          facts.picked.push(current() + ' ' + all('.current .info').map(info => info.textContent));
        }
        press('f');
        facts.differing = shown();
        press('f');
        press('u');
        facts.unsureOnly = shown();
        const threshold = document.getElementById('threshold');
        threshold.value = '0.95';
        threshold.dispatchEvent(new Event('input'));
        facts.unsureBelow = shown();
        facts.unsureArcs = all('.sentence .unsure').length;
        press('u');
        press('/');
        facts.searching = document.activeElement.id;
        document.activeElement.value = 'TOADS sl';
        document.activeElement.dispatchEvent(new Event('input'));
        facts.found = shown();
        press('n');
        facts.stillSearching = document.activeElement.id + current();
        press('Escape');
        press('?');
        facts.help = document.getElementById('help').open;
        press('n');
        facts.after = document.getElementById('shown').textContent;
        const table = all('#s2 details')[0];
        table.open = true;
        await until(() => table.querySelector('td'));
        facts.table = [...table.querySelectorAll('tr')].map(row => row.innerText);
        """);
    assertThat(facts.get("summary").asText())
        .isEqualTo("3 sentences, 8 words; 1 other head, 1 other label than in other.conllu, in 2 sentences");
    assertThat(facts.get("arcs").asInt()).isEqualTo(4);
    assertThat(facts.get("labels")).hasToString("[\"advmod 0.40\",\"nsubj\",\"punct\",\"root\"]");
    assertThat(facts.get("otherHead")).hasToString("[\"3\"]");
    assertThat(facts.get("below")).hasToString("[\"loudly (3): advmod of croak (2)advmod\"]");
    assertThat(facts.get("otherLabel")).hasToString("[\"1\"]");
    assertThat(facts.get("unsure")).hasToString("[\"s1\"]");
    assertThat(facts.get("words")).hasToString("[\"<b>Newts\",\"</script>\"]");
    assertThat(facts.get("wide").asBoolean()).isTrue();
    assertThat(facts.get("tabs")).hasToString("[\"trees.conllu\",\"other.conllu\"]");
    assertThat(facts.get("current"))
        .hasToString("[[\"s1\"],\"s2#s2\",\"s3#s3\",\"s3#s3\",\"s2#s2\",\"s2#s2.2\"]");
    assertThat(facts.get("chosen")).hasToString("[\"other.conllu\"]");
    assertThat(facts.get("picked")).hasToString("["
        + "\"s1 loudly (3): advmod of Frogs (1), probability 0.40; in other.conllu advmod of croak (2)\","
        + "\"s3 <b>Newts (1): obj of </script> (2), probability 0.90; in other.conllu nsubj of </script> (2)\","
        + "\"s3 <b>Newts (1): obj of </script> (2), probability 0.90; in other.conllu nsubj of </script> (2)\","
        + "\"s1 loudly (3): advmod of Frogs (1), probability 0.40; in other.conllu advmod of croak (2)\"]");
    assertThat(facts.get("differing")).hasToString("[\"s1\",\"s3\"]");
    assertThat(facts.get("unsureOnly")).hasToString("[\"s1\"]");
    assertThat(facts.get("unsureBelow")).hasToString("[\"s1\",\"s3\"]");
    assertThat(facts.get("unsureArcs").asInt()).isEqualTo(2);
    assertThat(facts.get("searching").asText()).isEqualTo("search");
    assertThat(facts.get("found")).hasToString("[\"s2\"]");
    assertThat(facts.get("stillSearching").asText()).isEqualTo("searchs2");
    assertThat(facts.get("help").asBoolean()).isTrue();
    assertThat(facts.get("after").asText()).isEqualTo("1 of 3");
    assertThat(facts.get("table")).hasToString("[\"\\tword\\thead\\tlabel\",\"1\\tToads\\tsleep (2)\\tnsubj\","
        + "\"2\\tsleep\\troot\\troot\"]");
  }

  @Test
  void comparesTheTreesOfListsWithTheFirstAndThatWithTheBaseParsersChoice() throws Exception {
    String words = lines(row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), "");
    String other = lines(row(1, "Frogs", 0, "root"), row(2, "croak", 1, "dep"), "");
    Path page = page(listed(1, 3, 1, 0.7, words) + listed(2, 2, 5, 0.3, other), Optional.empty());
    JsonNode facts = browser.facts(page, "#s1.2", """
        facts.tabs = all('[role=tab]').map(tab => tab.textContent);
        facts.chosen = all('#s1-panel')[0].getAttribute('aria-labelledby');
        facts.facts = [all('.facts')[0].textContent];
        facts.labels = all('.unsure .label').map(label => label.textContent);
        press('h');
        facts.facts.push(all('.facts')[0].textContent);
        facts.below = all('.box .reference').length;
        press('l', all('[aria-selected=true]')[0]);
        press('ArrowLeft', all('[aria-selected=true]')[0]);
        facts.focus = document.activeElement.id;
        all('[role=tab]')[1].click();
        facts.address = location.hash;
        """);
    assertThat(facts.get("tabs")).hasToString("[\"1 · 0.70\",\"2 · 0.30 · base\"]");
    assertThat(facts.get("chosen").asText()).isEqualTo("s1-tab2");
    assertThat(facts.get("facts")).hasToString("["
        + "\"tree 2 of 2 · probability 0.300 · score 2 · base parser’s score 5 · 2 other heads than tree 1\","
        + "\"tree 1 of 2 · probability 0.700 · score 3 · base parser’s score 1 · 2 other heads than tree 2\"]");
    assertThat(facts.get("labels")).hasToString("[\"root 0.30\",\"dep 0.30\"]");
    assertThat(facts.get("below").asInt()).isEqualTo(2);
    assertThat(facts.get("focus").asText()).isEqualTo("s1-tab1");
    assertThat(facts.get("address").asText()).isEqualTo("#s1.2");
  }

  @Test
  void aTreeWithOtherTagsShowsThem() throws Exception {
    String noun = "1\tSaw\t_\tNOUN\t_\t_\t0\troot\t_\t_\n\n";
    String tagging = "# kbest_tag_logprob = -0.5\n";
    Path page = page(tagging + listed(1, 3, 3, 0.7, noun)
        + tagging.replace("0.5", "1.5") + listed(2, 2, 2, 0.3, noun.replace("NOUN", "VERB")), Optional.empty());
    JsonNode facts = browser.facts(page, "#s1.2", """
        const tags = () => all('#s1 .tag').map(tag => tag.textContent + ' ' + tag.getAttribute('class'));
        await until(() => all('#s1 .tag').length === 1);
        facts.tags = tags();
        facts.facts = all('.facts')[0].textContent;
        facts.legend = all('#legend .swatch').map(sign => sign.parentElement.textContent);
        press('h');
        facts.first = tags();
        """);
    assertThat(facts.get("tags")).hasToString("[\"VERB tag differs verb\"]");
    assertThat(facts.get("legend")).hasToString("[\"Aa nouns, names\",\"Aa verbs\"]");
    assertThat(facts.get("facts").asText()).contains("log probability of tags -1.5");
    assertThat(facts.get("first")).hasToString("[\"NOUN tag noun\"]");
  }

  @Test
  void drawsWhatComesIntoSightAndArabicFromRightToLeft() throws Exception {
    String arabic = lines("# text = تنام الضفادع .", row(1, "تنام", 0, "root"), row(2, "الضفادع", 1, "nsubj"),
        row(3, ".", 1, "punct"), "");
    StringBuilder words = new StringBuilder();
    for (int m = 1; m <= 60; m++) {
      words.append(row(m, "word" + m, m - 1, m == 1 ? "root" : "dep")).append('\n');
    }
    Path page = page(arabic + words + "\n" + GOLD.repeat(100), Optional.empty());
    JsonNode facts = browser.facts(page, "", """
        await until(() => all('#s2 .box svg').length === 1);
        all('#s3')[0].scrollIntoView();
        await until(() => all('#s3 .box svg').length === 1);
        facts.cards = all('article').length;
        facts.drawn = all('.box svg').length;
        facts.arabic = all('#s1 .form').map(form => Number(form.getAttribute('x')));
        facts.direction = [all('#s1 .box')[0].dir, all('#s1 .form')[0].getAttribute('direction')];
        facts.english = all('#s3 .form').map(form => Number(form.getAttribute('x')));
        const box = all('#s2 .box')[0];
        const kind = () => box.firstChild.getAttribute('class') + (box.scrollWidth > box.clientWidth ? ' scrolls' : '');
        facts.kinds = [kind(), all('#s3 svg')[0].getAttribute('class')];
        const lines = all('#s2 .form').map(form => Number(form.getAttribute('y')));
        facts.downwards = lines.every((y, i) => i === 0 || y > lines[i - 1]);
        all('#s2 .small')[0].click();
        facts.kinds.push(kind());
        press('v');
        facts.kinds.push(kind());
        facts.pageScrolls = document.documentElement.scrollWidth > window.innerWidth;
        const below = all('#s3')[0].offsetTop;
        all('#s300')[0].scrollIntoView();
        await until(() => all('#s300 .box svg').length === 1);
        facts.later = all('#s300 .box svg').length;
        facts.moved = all('#s3')[0].offsetTop - below;
        window.dispatchEvent(new Event('beforeprint'));
        facts.printed = all('.box svg').length;
        """);
    assertThat(facts.get("cards").asInt()).isEqualTo(302);
    assertThat(facts.get("drawn").asInt()).isBetween(3, 50);
    assertThat(facts.get("arabic").get(0).asDouble()).isGreaterThan(facts.get("arabic").get(1).asDouble());
    assertThat(facts.get("arabic").get(1).asDouble()).isGreaterThan(facts.get("arabic").get(2).asDouble());
    assertThat(facts.get("direction")).hasToString("[\"rtl\",\"rtl\"]");
    assertThat(facts.get("english").get(0).asDouble()).isLessThan(facts.get("english").get(1).asDouble());
    assertThat(facts.get("kinds")).hasToString("[\"column\",\"row\",\"row scrolls\",\"column\"]");
    assertThat(facts.get("downwards").asBoolean()).isTrue();
    assertThat(facts.get("pageScrolls").asBoolean()).isFalse();
    assertThat(facts.get("later").asInt()).isEqualTo(1);
    assertThat(facts.get("moved").asInt()).isZero();
    assertThat(facts.get("printed").asInt()).isEqualTo(302);
  }

  @Test
  void anAddressLandsOnItsSentence() throws Exception {
    String words = lines(row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), "");
    String list = listed(1, 3, 3, 0.7, words) + listed(2, 2, 2, 0.3, words.replace("nsubj", "dep"));
    StringBuilder lists = new StringBuilder();
    for (int i = 1; i <= 60; i++) {
      lists.append(list.replaceAll("(# kbest_rank)", "# sent_id = " + i + "\n$1"));
    }
    JsonNode facts = browser.facts(page(lists.toString(), Optional.empty()), "#s40.2", """
        await until(() => all('#s41 .box svg').length === 1);
        await new Promise(done => setTimeout(done, 300));
        facts.top = all('#s40')[0].getBoundingClientRect().top;
        facts.tools = document.getElementById('tools').getBoundingClientRect().bottom;
        facts.chosen = all('#s40 .facts')[0].textContent.slice(0, 11);
        facts.name = all('#s40 h2')[0].textContent;
        """);
    assertThat(facts.get("top").asDouble() - facts.get("tools").asDouble()).isBetween(0.0, 16.0);
    assertThat(facts.get("chosen").asText()).isEqualTo("tree 2 of 2");
    assertThat(facts.get("name").asText()).isEqualTo("40");
  }

  @Test
  void savesATreeAsSvgAndPng() throws Exception {
    JsonNode facts = browser.facts(page(GOLD, Optional.empty()), "", """
        const saved = [];
        URL.createObjectURL = blob => {
          saved.push(blob);
          return 'data:,';
        };
        HTMLAnchorElement.prototype.click = function () {
          (facts.names ||= []).push(this.download);
        };
        await until(() => all('#s1 .small').length === 3);
        for (const kind of [1, 2]) {
          all('#s1 .small')[kind].click();
          await until(() => saved.length === kind);
        }
        facts.kinds = saved.map(blob => blob.type);
        const text = await saved[0].text();
        facts.svg = ['<svg ', '>Frogs</text>', 'var('].map(part => text.includes(part));
        facts.size = saved[1].size;
        """);
    assertThat(facts.get("names")).hasToString("[\"s1.svg\",\"s1.png\"]");
    assertThat(facts.get("kinds")).hasToString("[\"image/svg+xml\",\"image/png\"]");
    assertThat(facts.get("svg")).hasToString("[true,true,false]");
    assertThat(facts.get("size").asInt()).isGreaterThan(1000);
  }

  private static String listed(int rank, double score, double base, double probability, String rows) {
    return lines("# kbest_rank = " + rank, "# kbest_score = " + score, "# kbest_base_score = " + base,
        "# kbest_prob = " + probability) + rows;
  }

  private static Path page(String text, Optional<String> compared) throws IOException {
    Path input = Files.writeString(directory.resolve("trees.conllu"), text);
    Path other = directory.resolve("other.conllu");
    Path page = directory.resolve("trees.html");
    if (compared.isPresent()) {
      Files.writeString(other, compared.get());
    }
    try (Writer out = Files.newBufferedWriter(page)) {
      new TreePage(input.getFileName().toString(), "Trees", 1000, null).write(input, compared.map(name -> other), out);
    }
    return page;
  }
}
