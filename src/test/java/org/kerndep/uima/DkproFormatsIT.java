package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReader;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.collection.CollectionReader;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.io.conll.Conll2006Reader;
import org.dkpro.core.io.conll.Conll2006Writer;
import org.dkpro.core.io.conll.Conll2009Reader;
import org.dkpro.core.io.conll.Conll2009Writer;
import org.dkpro.core.io.conll.ConllUReader;
import org.dkpro.core.io.conll.ConllUWriter;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.DependencyParser;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.PosSource;
import org.kerndep.uima.cas.PosTags;

/** The parser between DKPro Core's readers and writers: what each format can hold comes through. */
class DkproFormatsIT {

  @TempDir
  static Path directory;

  private static DependencyParser library;
  private static AnalysisEngine parser;

  @BeforeAll
  static void makeParser() throws Exception {
    Path model = TinyModel.writeTo(directory);
    library = DependencyParser.load(model);
    parser = createEngine(KernelParser.class, KernelParser.PARAM_MODEL_LOCATION, model.toString());
  }

  /** A format with DKPro Core's components for it, and what of a word they keep. */
  private enum Format {
    U(ConllFormat.CONLLU, ConllUReader.class, ConllUWriter.class, w -> w),
    /** FEATS are written only where every word of the sentence has some. */
    X(ConllFormat.CONLLX, Conll2006Reader.class, Conll2006Writer.class,
        w -> new Word(w.form(), w.lemma(), w.cpos(), w.pos(), null)),
    /** There is one tag, and features are not read. */
    CONLL09(ConllFormat.CONLL09, Conll2009Reader.class, Conll2009Writer.class,
        w -> new Word(w.form(), w.lemma(), w.pos(), w.pos(), null));

    private final ConllFormat format;
    private final Class<? extends CollectionReader> reader;
    private final Class<? extends AnalysisComponent> writer;
    private final Function<Word, Word> kept;

    Format(ConllFormat format, Class<? extends CollectionReader> reader, Class<? extends AnalysisComponent> writer,
        Function<Word, Word> kept) {
      this.format = format;
      this.reader = reader;
      this.writer = writer;
      this.kept = kept;
    }

    private List<Word> kept(Sentence sentence) {
      return sentence.words().stream().map(kept).toList();
    }
  }

  @ParameterizedTest
  @EnumSource
  void wordsComeThroughAndTreesAreThoseOfTheLibrary(Format format) throws Exception {
    List<ConllBlock> gold = read(TinyModel.TEST_FILE, ConllFormat.CONLLU);
    JCas jcas = parsed(format);
    List<DependencyTree> trees = libraryTrees(jcas);
    Path output = directory.resolve(format + "-out");
    createEngine(format.writer, "targetLocation", output.toString(), "singularTarget", true).process(jcas);
    List<ConllBlock> written = read(output, format.format);
    assertThat(written.stream().map(b -> format.kept(b.sentence())))
        .containsExactlyElementsOf(gold.stream().map(b -> format.kept(b.sentence())).toList());
    assertThat(written.stream().map(b -> b.tree().orElseThrow())).containsExactlyElementsOf(trees);
  }

  @ParameterizedTest
  @EnumSource
  void kerndepWritesTheSameAsConllu(Format format) throws Exception {
    List<ConllBlock> gold = read(TinyModel.TEST_FILE, ConllFormat.CONLLU);
    JCas jcas = parsed(format);
    String text = ConlluFiles.write(directory, List.of(jcas));
    List<ConllBlock> written = read(directory.resolve("written.conllu"), ConllFormat.CONLLU);
    assertThat(written.stream().map(b -> format.kept(b.sentence())))
        .containsExactlyElementsOf(gold.stream().map(b -> format.kept(b.sentence())).toList());
    assertThat(written.stream().map(b -> b.tree().orElseThrow())).containsExactlyElementsOf(libraryTrees(jcas));
    if (format == Format.U) {
      assertThat(text).contains("# sent_id = ex-en-test-001\n", "\tDon't\t");
    }
  }

  /** What the library gives for the words of a document. */
  private static List<DependencyTree> libraryTrees(JCas jcas) {
    PosTags tags = PosSource.AUTO.in(jcas, library.vocabulary());
    return CasSentences.of(jcas, tags).stream().map(s -> library.parse(s.sentence())).toList();
  }

  private static JCas parsed(Format format) throws Exception {
    Path source = directory.resolve(format + ".in");
    try (OutputStream out = Files.newOutputStream(source); ConllWriter writer = new ConllWriter(out, format.format)) {
      for (ConllBlock block : read(TinyModel.TEST_FILE, ConllFormat.CONLLU)) {
        writer.write(block);
      }
    }
    CollectionReader reader = createReader(format.reader, "sourceLocation", source.toString(), "language", "en");
    JCas jcas = JCasFactory.createJCas();
    reader.getNext(jcas.getCas());
    parser.process(jcas);
    return jcas;
  }

  private static List<ConllBlock> read(Path file, ConllFormat format) throws Exception {
    List<ConllBlock> blocks = new ArrayList<>();
    try (ConllReader reader = ConllReader.open(file, format, TreeColumns.REQUIRED)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        blocks.add(block);
      }
    }
    return blocks;
  }
}
