package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasIOUtils;
import org.dkpro.core.io.conll.ConllUReader;
import org.kerndep.uima.cas.CasLayers;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/** Makes CASes for tests and tells what is in them. */
public final class Documents {

  private Documents() {}

  /** One sentence of words such as {@code dogs/NOUN/NNS}, {@code dogs//NNS} or {@code dogs}, named {@code doc-7}. */
  public static JCas of(String language, String... words) throws Exception {
    JCas jcas = JCasFactory.createJCas();
    fill(jcas, language, words);
    return jcas;
  }

  /** The same in a CAS that is there. */
  public static void fill(JCas jcas, String language, String... words) {
    jcas.setDocumentLanguage(language);
    DocumentMetaData.create(jcas).setDocumentId("doc-7");
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      text.append(text.isEmpty() ? "" : " ").append(word.split("/")[0]);
    }
    jcas.setDocumentText(text.toString());
    int begin = 0;
    for (String word : words) {
      String[] parts = word.split("/");
      Token token = new Token(jcas, begin, begin + parts[0].length());
      token.addToIndexes();
      if (parts.length > 1) {
        POS pos = new POS(jcas, token.getBegin(), token.getEnd());
        pos.setCoarseValue(parts[1].isEmpty() ? null : parts[1]);
        pos.setPosValue(parts.length > 2 ? parts[2] : null);
        pos.addToIndexes();
        token.setPos(pos);
      }
      begin = token.getEnd() + 1;
    }
    new Sentence(jcas, 0, text.length()).addToIndexes();
  }

  /** A sentence with the tags of its tokens. */
  static CasSentence sentence(Sentence sentence) throws DocumentException {
    return CasSentences.of(sentence, PosSource.AUTO, CasLayers.read(sentence.getJCas(), Set.of()));
  }

  /** The dependencies with their labels and types, in text order. */
  static List<String> arcs(JCas jcas) {
    return jcas.select(Dependency.class).map(d -> d.getBegin() + "<-" + d.getGovernor().getBegin() + ":"
        + d.getDependencyType() + ":" + d.getType().getShortName()).collect(Collectors.toList());
  }

  /** The document of a file that may have empty nodes, which DKPro's reader cannot read; they are left out. */
  static JCas readWithoutEmptyNodes(Path conllu, Path directory) throws Exception {
    String text = Files.readString(conllu).replaceAll("(?m)^[0-9]+\\.[0-9]+\t.*\n", "")
        .replaceAll("(?m)\t[^\t]*(\t[^\t]*)$", "\t_$1");
    return read(Files.writeString(directory.resolve(conllu.getFileName()), text));
  }

  public static JCas read(Path conllu) throws Exception {
    var reader = CollectionReaderFactory.createReader(ConllUReader.class,
        ConllUReader.PARAM_SOURCE_LOCATION, conllu.toString(), ConllUReader.PARAM_LANGUAGE, "en");
    JCas jcas = JCasFactory.createJCas();
    reader.getNext(jcas.getCas());
    reader.destroy();
    return jcas;
  }

  /** The document written and read again. */
  static JCas readBack(JCas jcas, SerialFormat format) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CasIOUtils.save(jcas.getCas(), bytes, format);
    JCas read = JCasFactory.createJCas();
    CasIOUtils.load(new ByteArrayInputStream(bytes.toByteArray()), read.getCas());
    return read;
  }
}
