package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.io.conll.ConllUReader;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.synthetic.SyntheticGrammar;

/** A made-up treebank with classes as documents in which the classes are annotations of a user's own type. */
final class LayeredDocuments {

  /** The layer of the classes. */
  static final String LAYER = "Field/value";

  private LayeredDocuments() {}

  /** A document of a treebank with trees and classes. */
  static JCas of(Treebank treebank, Path directory) throws Exception {
    JCas jcas = withoutClasses(treebank, directory);
    List<Word> words = treebank.sentences().stream().flatMap(s -> s.sentence().words().stream()).toList();
    int m = 0;
    for (Token token : jcas.select(Token.class).toList()) {
      words.get(m++).user().of(SyntheticGrammar.CLASSES).forEach(name ->
          LayerTypes.add(jcas, LayerTypes.FIELD, token.getBegin(), token.getEnd(), "value", name));
    }
    return jcas;
  }

  /** The same without classes. */
  static JCas withoutClasses(Treebank treebank, Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("treebank.conllu"), SyntheticGrammar.toConllu(treebank));
    var reader = CollectionReaderFactory.createReader(ConllUReader.class,
        ConllUReader.PARAM_SOURCE_LOCATION, file.toString(), ConllUReader.PARAM_LANGUAGE, "x-made-up");
    JCas jcas = LayerTypes.newCas();
    reader.getNext(jcas.getCas());
    reader.destroy();
    return jcas;
  }
}
