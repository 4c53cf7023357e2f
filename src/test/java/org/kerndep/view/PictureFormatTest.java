package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Conll.lines;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class PictureFormatTest {

  @TempDir
  Path directory;

  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(directory.resolve("trees.conllu"), lines(
        "1\tBirds\tbird\tNOUN\t_\t_\t2\tnsubj\t_\t_", "2\tsing\tsing\tVERB\t_\t_\t0\troot\t_\t_", "",
        "1\tR&D\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_", "2\tcost\t_\tVERB\t_\t_\t0\troot\t_\t_",
        "3\t<5%_\t_\tNUM\t_\t_\t2\tobj\t_\t_", ""));
  }

  @Test
  void latexHasWordsTagsAndArcs() throws IOException {
    assertThat(PictureFormat.TEX.draw(file, null, 1, 1)).isEqualTo("""
        % needs \\usepackage{tikz-dependency}
        \\begin{dependency}
          \\begin{deptext}[column sep=1em]
            Birds \\& sing \\\\
            NOUN \\& VERB \\\\
          \\end{deptext}
          \\depedge{2}{1}{nsubj}
          \\deproot{2}{root}
        \\end{dependency}
        """);
    assertThat(PictureFormat.TEX.draw(file, null, 2, 1)).contains("R\\&D \\& cost \\& <5\\%\\_ \\\\");
  }

  @Test
  void graphicsAreSoundXmlWithAnArcForEachWord() throws Exception {
    Document svg = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(
        new ByteArrayInputStream(PictureFormat.SVG.draw(file, null, 2, 1).getBytes(StandardCharsets.UTF_8)));
    assertThat(svg.getElementsByTagName("path").getLength()).isEqualTo(1 + 3);
    assertThat(svg.getDocumentElement().getTextContent()).contains("R&D", "<5%_", "nsubj", "root", "NUM");
  }

  @Test
  void theFormatIsThatOfTheName() {
    assertThat(PictureFormat.ofFileName(Path.of("a/tree.SVG"))).contains(PictureFormat.SVG);
    assertThat(PictureFormat.ofFileName(Path.of("tree.tex"))).contains(PictureFormat.TEX);
    assertThat(PictureFormat.ofFileName(Path.of("tree.html"))).isEmpty();
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertThatThrownBy(() -> PictureFormat.SVG.draw(file, null, 3, 1)).hasMessageContaining("no sentence 3");
    assertThatThrownBy(() -> PictureFormat.SVG.draw(file, null, 2, 2)).hasMessageContaining("1 trees of sentence 2");
  }
}
