package org.kerndep.synthetic;

/** What the words of a noun phrase share. The feature strings are sorted, as in Universal Dependencies. */
record Agreement(Gender gender, Number number, Case grammaticalCase) {

  enum Gender { Masc, Fem, Neut }

  enum Number { Sing, Plur }

  /** {@code Loc} goes with verbs and {@code Ins} with nouns after a preposition. */
  enum Case { Nom, Acc, Gen, Loc, Ins }

  private static final String[][] ENDINGS = {
    {"o", "on", "or", "ol", "om", "oi", "oin", "oir", "oil", "oim"},
    {"a", "an", "ar", "al", "am", "ai", "ain", "air", "ail", "aim"},
    {"e", "en", "er", "el", "em", "ei", "ein", "eir", "eil", "eim"}};

  Agreement with(Case other) {
    return new Agreement(gender, number, other);
  }

  /** Whether a relative pronoun could refer to both. */
  boolean agreesWith(Agreement other) {
    return gender == other.gender && number == other.number;
  }

  String ending() {
    return ENDINGS[gender.ordinal()][number.ordinal() * Case.values().length + grammaticalCase.ordinal()];
  }

  String feats() {
    return "Case=" + grammaticalCase + "|Gender=" + gender + "|Number=" + number;
  }
}
