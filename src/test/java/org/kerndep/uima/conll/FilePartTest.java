package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import java.util.List;
import org.apache.uima.fit.factory.JCasFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilePartTest {

  @ParameterizedTest
  @CsvSource({"a.b/news.conllu, a.b/news.000012.conllu", "a.b/news, a.b/news.000012",
      "news.conllu.gz, news.conllu.000012.gz"})
  void partsAreNamedAfterTheirFile(String file, String name) throws Exception {
    DocumentMetaData data = named(file, new FilePart(12, List.of(), false, ""));
    assertThat(data.getDocumentId()).isEqualTo(name);
    assertThat(data.getDocumentUri()).isEqualTo("file:/data/" + name);
    assertThat(data.getDocumentTitle()).isEqualTo(name);
    assertThat(data.getIsLastSegment()).isFalse();
    assertThat(FilePart.unqualified(name, ".000012")).isEqualTo(file);
  }

  @Test
  void aPartThatIsTheWholeFileHasItsName() throws Exception {
    DocumentMetaData data = named("news.000001.conllu", new FilePart(1, List.of(), true, ""));
    assertThat(data.getDocumentId()).isEqualTo("news.000001.conllu");
    assertThat(data.getIsLastSegment()).isTrue();
    assertThat(FilePart.unqualified("news.000001.conllu", null)).isEqualTo("news.000001.conllu");
  }

  @Test
  void aDocumentThatWasRenamedKeepsItsName() {
    assertThat(FilePart.unqualified("other", ".000012")).isEqualTo("other");
  }

  private static DocumentMetaData named(String file, FilePart part) throws Exception {
    DocumentMetaData data = DocumentMetaData.create(JCasFactory.createJCas());
    data.setDocumentId(file);
    data.setDocumentUri("file:/data/" + file);
    data.setDocumentTitle(file);
    part.name(data);
    return data;
  }
}
