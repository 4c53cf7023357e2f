package org.kerndep.text.classifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class EventLearnerTest {

  private static Features features(String... values) {
    Features features = new Features();
    for (String value : values) {
      features.add("f", value);
    }
    return features;
  }

  private static Event event(String outcome, String... values) {
    return new Event(outcome, features(values));
  }

  @Test
  void learnsWhatFeaturesTell() {
    EventModel model = new EventLearner(10).train(List.of(event("up", "a", "x"), event("down", "b", "x"),
        event("up", "a", "y"), event("down", "b", "y")), "none");
    assertThat(model.best(features("a", "z"))).isEqualTo("up");
    assertThat(model.best(features("b"))).isEqualTo("down");
  }

  @Test
  void withoutEventsOrWithOneOutcomeThereIsNothingToChoose() {
    assertThat(new EventLearner(10).train(List.of(), "none").best(features("a"))).isEqualTo("none");
    assertThat(new EventLearner(10).train(List.of(event("up", "a")), "none").best(features("b"))).isEqualTo("up");
  }

  @Test
  void valuesOfComposedOutcomesAreLearntTogether() {
    List<Event> events = List.of(event("Case=Nom|Number=Sing", "nom", "sing"),
        event("Case=Acc|Number=Sing", "acc", "sing"), event("Case=Nom|Number=Plur", "nom", "plur"), event("Case=Acc|Number=Plur", "acc", "plur", "rare"));
    EventModel model = new EventLearner(20, true).train(events, "_");
    assertThat(model.best(features("acc", "plur"))).isEqualTo("Case=Acc|Number=Plur");
    assertThat(model.outcomes().partCount()).isEqualTo(8);
  }

  @Test
  void featuresAreToldApartByNameAndByWhereValuesEnd() {
    assertThat(new Features().add("a", "bc").keys()).isNotEqualTo(new Features().add("ab", "c").keys());
    assertThat(new Features().add("n", "a", "bc").keys()).isNotEqualTo(new Features().add("n", "ab", "c").keys());
    assertThat(new Features().add("n", "a").keys()[0]).isBetween(0L, (1L << Features.BITS) - 1);
  }

  @Test
  void weightsThatDoNotFitAreRefused() {
    Outcomes outcomes = new Outcomes(List.of("a", "b"), false);
    assertThatThrownBy(() -> new EventWeights(new long[] {2, 1}, new int[] {0, 0, 0}, new int[0], new int[0]))
        .isInstanceOf(IllegalArgumentException.class);
    EventWeights beyond = new EventWeights(new long[] {1}, new int[] {0, 1}, new int[] {2}, new int[] {5});
    assertThatThrownBy(() -> new EventModel(outcomes, beyond)).isInstanceOf(IllegalArgumentException.class);
  }
}
