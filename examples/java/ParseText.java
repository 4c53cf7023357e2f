import org.kerndep.DependencyParser;
import org.kerndep.ParsedTextSentence;

/**
 * Parses English text without UIMA and prints where each word stands, the word, its tag, its head and its label. Once
 * kerndep is built, run it with
 *
 * <pre>{@code
 * java -cp 'target/kerndep.jar:target/lib/*' examples/java/ParseText.java
 * }</pre>
 */
public class ParseText {

  public static void main(String[] args) throws Exception {
    DependencyParser parser = DependencyParser.english();
    for (ParsedTextSentence sentence : parser.parse("She didn't read the letter. Text of any length will do.")) {
      for (int m = 1; m <= sentence.size(); m++) {
        System.out.printf("%d-%d %s %s %d %s%n", sentence.begin(m), sentence.end(m), sentence.word(m).form(),
            sentence.word(m).cpos(), sentence.tree().head(m), sentence.tree().label(m));
      }
    }
  }
}
