package org.kerndep.text.classifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LogisticLearnerTest {

  private static final LogisticLearner LEARNER = new LogisticLearner(30, 0.1, 0);

  /** Of ten events with the first word three are "a"; all with the second are "b". */
  private static List<Event> events() {
    List<Event> events = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      events.add(new Event(i % 10 < 3 ? "a" : "b", word("first")));
      events.add(new Event("b", word("second")));
    }
    return events;
  }

  private static Features word(String word) {
    return new Features().add("w", word);
  }

  @Test
  void differencesOfScoresAreLogOdds() {
    EventModel model = LEARNER.train(events()::forEach, "b");
    double odds = model.margin(word("first"), "a", "b") / (double) EventModel.SCALE;
    assertThat(odds).isCloseTo(Math.log(0.3 / 0.7), within(0.15));
    assertThat(model.margin(word("first"), "b", "a")).isEqualTo(-model.margin(word("first"), "a", "b"));
    assertThat(model.best(word("first"))).isEqualTo("b");
    assertThat(model.margin(word("second"), "b", "a")).isGreaterThan(3 * EventModel.SCALE);
  }

  @Test
  void aPenaltyKeepsWeightsSmall() {
    EventModel free = LEARNER.train(events()::forEach, "b");
    EventModel penalised = new LogisticLearner(30, 0.1, 0.1).train(events()::forEach, "b");
    assertThat(penalised.margin(word("second"), "b", "a")).isPositive().isLessThan(free.margin(word("second"), "b", "a"));
  }

  @Test
  void theSameEventsGiveTheSameModel() {
    EventModel one = LEARNER.train(events()::forEach, "b");
    EventModel two = LEARNER.train(events()::forEach, "b");
    assertThat(one.margin(word("first"), "a", "b")).isEqualTo(two.margin(word("first"), "a", "b"));
    assertThat(one.weights().rows()).isEqualTo(2);
  }

  @Test
  void oneOutcomeOrNoneNeedsNoWeights() {
    EventModel one = LEARNER.train(learner -> learner.accept(new Event("a", word("x"))), "b");
    EventModel none = LEARNER.train(learner -> { }, "b");
    assertThat(one.best(word("y"))).isEqualTo("a");
    assertThat(none.best(word("y"))).isEqualTo("b");
    assertThat(one.margin(word("y"), "a", "b")).isPositive();
    assertThat(one.margin(word("y"), "b", "a")).isNegative();
  }
}
