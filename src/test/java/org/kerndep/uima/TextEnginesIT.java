package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS_NOUN;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.TagsetDescription;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.fit.util.JCasUtil;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.io.conll.ConllUWriter;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.text.TextExamples;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

class TextEnginesIT {

  private static final String TEXT = "Anna doesn't\nsleep. Dogs bark\n\nTom smiled.\n";

  @TempDir
  static Path directory;

  private static Path model;

  @BeforeAll
  static void writeModel() throws Exception {
    model = directory.resolve("text.kdp");
    TinyModel.bundle().withText(TinyModel.bundle().manifest(), TextExamples.english()).write(model);
  }

  @Test
  void findsSentencesWordsAndSurfaceForms() throws Exception {
    JCas jcas = document(TEXT);
    engine(KerndepSegmenter.class).process(jcas);
    assertThat(jcas.select(Sentence.class).map(Sentence::getCoveredText).collect(Collectors.toList()))
        .containsExactly("Anna doesn't\nsleep.", "Dogs bark", "Tom smiled.");
    assertThat(jcas.select(Token.class).map(Token::getText).collect(Collectors.toList()))
        .containsExactly("Anna", "does", "n't", "sleep", ".", "Dogs", "bark", "Tom", "smiled", ".");
    SurfaceForm form = jcas.select(SurfaceForm.class).single();
    assertThat(form.getValue()).isEqualTo("doesn't");
    assertThat(JCasUtil.selectCovered(Token.class, form)).hasSize(2);
    assertThat(jcas.select(TagsetDescription.class).toList()).isEmpty();
  }

  @Test
  void tagsAreWhatTheParserExpects() throws Exception {
    JCas jcas = document("Dogs bark.");
    SimplePipeline.runPipeline(jcas, engine(KerndepSegmenter.class), engine(KerndepTagger.class));
    Token dogs = jcas.select(Token.class).get(0);
    assertThat(dogs.getPos()).isInstanceOf(POS_NOUN.class);
    assertThat(dogs.getPos().getCoarseValue()).isEqualTo("NOUN");
    assertThat(dogs.getPos().getPosValue()).isEqualTo("NNS");
    assertThat(dogs.getLemmaValue()).isEqualTo("dog");
    assertThat(dogs.getMorph().getValue()).isEqualTo("Number=Plur");
    assertThat(dogs.getMorph().getNumber()).isEqualTo("Plur");
    assertThat(CasSentences.of(jcas, PosSource.AUTO).get(0).sentence())
        .isEqualTo(TextExamples.english().sentences("Dogs bark.").get(0).words());
    assertThat(jcas.select(TagsetDescription.class).map(TagsetDescription::getLayer).collect(Collectors.toList()))
        .containsExactly(POS.class.getName());
  }

  @Test
  void oldTagsGo() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    int tokens = jcas.select(Token.class).toList().size();
    engine(KerndepTagger.class, KerndepTagger.PARAM_MAPPING_ENABLED, false).process(jcas);
    assertThat(jcas.select(POS.class).toList()).hasSize(tokens)
        .allSatisfy(pos -> assertThat(pos.getType().getName()).isEqualTo(POS.class.getName()));
    assertThat(jcas.select(Lemma.class).toList()).hasSize(tokens);
    assertThat(jcas.select(MorphologicalFeatures.class).toList()).hasSizeLessThan(tokens);
  }

  @Test
  void plainTextIsParsedByThreeEnginesOfOneModel() throws Exception {
    JCas jcas = document(Files.readString(Path.of("examples/english.txt")));
    Path output = directory.resolve("pipeline");
    SimplePipeline.runPipeline(jcas, engine(KerndepSegmenter.class), engine(KerndepTagger.class),
        engine(KernelParser.class), AnalysisEngineFactory.createEngine(ConllUWriter.class,
            ConllUWriter.PARAM_TARGET_LOCATION, output.toString(), ConllUWriter.PARAM_STRIP_EXTENSION, true));
    assertThat(jcas.select(Dependency.class).toList()).hasSameSizeAs(jcas.select(Token.class).toList());
    AssertAnnotations.assertValid(jcas);
    assertThat(Files.readString(output.resolve("english.conllu"))).contains("\n4-5\tdoesn't\t");
  }

  @Test
  void aModelWithoutTextAndADocumentWithTokensAreRefused() throws Exception {
    Path plain = TinyModel.writeTo(directory);
    JCas jcas = document(TEXT);
    assertThatThrownBy(() -> AnalysisEngineFactory.createEngine(KerndepSegmenter.class,
        TextEngine.PARAM_MODEL_LOCATION, plain.toString()).process(jcas))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("tiny.kdp", "--with-text");
    engine(KerndepSegmenter.class).process(jcas);
    assertThatThrownBy(() -> engine(KerndepSegmenter.class).process(jcas))
        .isInstanceOf(DocumentException.class).hasMessageContaining("tokens already");
  }

  @Test
  void aDocumentWithoutTextIsNoError() throws Exception {
    engine(KerndepSegmenter.class).process(JCasFactory.createJCas());
    engine(KerndepTagger.class).process(document(" "));
  }

  private static JCas document(String text) throws Exception {
    JCas jcas = JCasFactory.createText(text, "en");
    DocumentMetaData.create(jcas).setDocumentId("english");
    return jcas;
  }

  private static AnalysisEngine engine(Class<? extends AnalysisComponent> type, Object... more) throws Exception {
    Object[] parameters = new Object[more.length + 2];
    parameters[0] = TextEngine.PARAM_MODEL_LOCATION;
    parameters[1] = model.toString();
    System.arraycopy(more, 0, parameters, 2, more.length);
    return AnalysisEngineFactory.createEngine(type, parameters);
  }
}
