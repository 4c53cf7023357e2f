package org.kerndep.synthetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.UserValues;
import org.kerndep.data.Word;
import org.kerndep.synthetic.Agreement.Case;
import org.kerndep.synthetic.Agreement.Number;

/**
 * Treebanks of a made-up language with free word order, in which agreement decides what order and tags leave open:
 * case tells subject from object, whether a phrase with a preposition belongs to verb (Loc) or noun (Ins), and which of
 * two nouns a following adjective describes; gender and number tell to which noun a relative clause belongs. About
 * {@value #EXTRAPOSED_PERCENT} % of the sentences are not projective: the subject's relative clause stands behind the
 * object. The same seed gives the same treebank; every seed speaks the same language.
 *
 * <p>In treebanks with classes, a class that neither form nor tag nor lemma nor feature shows decides to which of two
 * nouns a particle belongs.
 */
public final class SyntheticGrammar {

  /** The user layer that has the classes of nouns and particles. */
  public static final String CLASSES = "misc/Class";

  private static final int EXTRAPOSED_PERCENT = 8;

  private final SplittableRandom random;
  private final Lexicon lexicon;

  private SyntheticGrammar(SplittableRandom random) {
    this.random = random;
    this.lexicon = new Lexicon(random);
  }

  /** So many sentences, each with one root. */
  public static Treebank generate(int sentences, long seed) {
    return generate(sentences, seed, SyntheticGrammar::sentence);
  }

  /** So many sentences with {@link #CLASSES}, each with two particles. */
  public static Treebank generateWithClasses(int sentences, long seed) {
    return generate(sentences, seed, SyntheticGrammar::sentenceWithParticles);
  }

  private static Treebank generate(int sentences, long seed, Function<SyntheticGrammar, ParsedSentence> sentence) {
    SyntheticGrammar grammar = new SyntheticGrammar(new SplittableRandom(seed));
    List<ParsedSentence> parsed = new ArrayList<>();
    for (int i = 0; i < sentences; i++) {
      parsed.add(sentence.apply(grammar));
    }
    return new Treebank(parsed);
  }

  /** The treebank as a CoNLL-U file. */
  public static String toConllu(Treebank treebank) {
    StringBuilder text = new StringBuilder();
    for (ParsedSentence s : treebank.sentences()) {
      text.append("# text = ").append(s.sentence()).append('\n');
      for (int m = 1; m <= s.size(); m++) {
        Word w = s.sentence().word(m);
        text.append(String.join("\t", Integer.toString(m), w.form(), w.lemma(), w.cpos(), w.pos(), w.feats(),
            Integer.toString(s.tree().head(m)), s.tree().label(m), "_",
            w.user().of(CLASSES).stream().findFirst().map(c -> "Class=" + c).orElse("_"))).append('\n');
      }
      text.append('\n');
    }
    return text.toString();
  }

  private ParsedSentence sentence() {
    Node root = chance(EXTRAPOSED_PERCENT) ? extraposingClause() : clause();
    return root.toSentence(new Node(Lexicon.period()));
  }

  private ParsedSentence sentenceWithParticles() {
    Number number = anyNumber();
    return verb(number).left("nsubj", withParticle(Case.Nom, number)).right("obj", withParticle(Case.Acc, anyNumber()))
        .toSentence(new Node(Lexicon.period()));
  }

  /** A noun, its genitive, and a particle that belongs to the one of the same class; the other has another. */
  private Node withParticle(Case grammaticalCase, Number number) {
    boolean ofOwner = chance(50);
    String agreeing = chance(50) ? "a" : "b";
    String other = agreeing.equals("a") ? "b" : "a";
    NounWord noun = noun(grammaticalCase, number);
    NounWord owner = noun(Case.Gen, anyNumber());
    Node phrase = new Node(ofClass(ofOwner ? other : agreeing, Lexicon.noun(noun.stem(), noun.agreement())));
    Node genitive = new Node(ofClass(ofOwner ? agreeing : other, Lexicon.noun(owner.stem(), owner.agreement())));
    phrase.right("nmod:poss", genitive);
    (ofOwner ? genitive : phrase).right("discourse", new Node(ofClass(agreeing, Lexicon.particle())));
    return phrase;
  }

  private static Word ofClass(String name, Word word) {
    return word.with(UserValues.of(Map.of(CLASSES, List.of(name))));
  }

  /** Subject, verb, perhaps an object, in any order; then perhaps a place and a second clause. */
  private Node clause() {
    boolean coordinated = chance(15);
    Number number = coordinated ? Number.Plur : anyNumber();
    Node verb = verb(number);
    Node subject = coordinated ? coordination(Case.Nom) : nounPhrase(noun(Case.Nom, number));
    if (chance(75)) {
      arrange(verb, subject, chance(15) ? coordination(Case.Acc) : nounPhrase(noun(Case.Acc, anyNumber())));
    } else {
      verb.left("nsubj", subject);
    }
    if (chance(25)) {
      verb.right("obl", prepositionPhrase(Case.Loc));
    }
    if (chance(12)) {
      verb.right("conj", secondClause());
    }
    return verb;
  }

  private void arrange(Node verb, Node subject, Node object) {
    int order = random.nextInt(10);
    if (order < 5) {
      verb.left("nsubj", subject).right("obj", object);
    } else if (order < 8) {
      verb.left("obj", object).right("nsubj", subject);
    } else {
      verb.left("nsubj", subject).left("obj", object);
    }
  }

  private Node secondClause() {
    Number number = anyNumber();
    return new Node(lexicon.verb(number))
        .left("punct", new Node(Lexicon.comma()))
        .left("cc", new Node(lexicon.conjunction()))
        .left("nsubj", simple(noun(Case.Nom, number)))
        .right("obj", simple(noun(Case.Acc, anyNumber())));
  }

  /** Subject, verb and object, then a relative clause that agrees with the subject only. */
  private Node extraposingClause() {
    NounWord subject = noun(Case.Nom, anyNumber());
    NounWord object = nounUnlike(subject, Case.Acc);
    return verb(subject.agreement().number())
        .left("nsubj", simple(subject).extraposed("acl:relcl", relativeClause(subject)))
        .right("obj", simple(object));
  }

  /** A noun with what belongs to it: at most one thing behind it, or a genitive and what belongs to one of the two. */
  private Node nounPhrase(NounWord noun) {
    Node phrase = simple(noun);
    int more = random.nextInt(100);
    if (more < 12) {
      phrase.right("nmod", prepositionPhrase(Case.Ins));
    } else if (more < 22) {
      phrase.right("acl:relcl", relativeClause(noun));
    } else if (more < 52) {
      NounWord owner = nounUnlike(noun, Case.Gen);
      Node genitive = simple(owner);
      phrase.right("nmod:poss", genitive);
      boolean ofOwner = chance(50);
      if (more < 35) {
        (ofOwner ? genitive : phrase).right("amod", adjective(ofOwner ? owner : noun));
      } else if (more < 45) {
        (ofOwner ? genitive : phrase).right("acl:relcl", relativeClause(ofOwner ? owner : noun));
      }
    }
    return phrase;
  }

  /** Determiner, adjective and noun, the first two if chance will. */
  private Node simple(NounWord noun) {
    Node phrase = new Node(Lexicon.noun(noun.stem(), noun.agreement()));
    if (chance(50)) {
      phrase.left("det", new Node(Lexicon.determiner(noun.agreement())));
    }
    if (chance(30)) {
      phrase.left("amod", adjective(noun));
    }
    return phrase;
  }

  private Node coordination(Case grammaticalCase) {
    Node second = simple(noun(grammaticalCase, anyNumber())).leftmost("cc", new Node(lexicon.conjunction()));
    return simple(noun(grammaticalCase, anyNumber())).right("conj", second);
  }

  private Node prepositionPhrase(Case grammaticalCase) {
    return simple(noun(grammaticalCase, anyNumber())).leftmost("case", new Node(lexicon.preposition()));
  }

  /** Comma, pronoun, perhaps an object, verb; the verb ends it. */
  private Node relativeClause(NounWord antecedent) {
    Node clause = new Node(lexicon.verb(antecedent.agreement().number()))
        .left("punct", new Node(Lexicon.comma()))
        .left("nsubj", new Node(Lexicon.relativePronoun(antecedent.agreement().with(Case.Nom))));
    return chance(40) ? clause.left("obj", simple(noun(Case.Acc, anyNumber()))) : clause;
  }

  private Node verb(Number number) {
    Node verb = new Node(lexicon.verb(number));
    return chance(30) ? verb.right("advmod", new Node(lexicon.adverb())) : verb;
  }

  private Node adjective(NounWord noun) {
    return new Node(lexicon.adjective(noun.agreement()));
  }

  private NounWord noun(Case grammaticalCase, Number number) {
    String stem = lexicon.nounStem();
    return new NounWord(stem, new Agreement(Lexicon.genderOf(stem), number, grammaticalCase));
  }

  /** A noun that a relative pronoun cannot take for the other. */
  private NounWord nounUnlike(NounWord other, Case grammaticalCase) {
    NounWord noun;
    do {
      noun = noun(grammaticalCase, anyNumber());
    } while (noun.agreement().agreesWith(other.agreement()));
    return noun;
  }

  private Number anyNumber() {
    return chance(60) ? Number.Sing : Number.Plur;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private record NounWord(String stem, Agreement agreement) {}
}
