package org.kerndep.eval;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;

/** What the best choice from the first k trees of lists would score, by k. */
public final class OracleReport extends Report {

  private final Punctuation punctuation;
  private final OracleTable table;

  public OracleReport(Punctuation punctuation, OracleTable table) {
    this.punctuation = punctuation;
    this.table = table;
  }

  @Override
  public String toText() {
    StringBuilder text = new StringBuilder();
    text.append(line("sentences         %d%n", table.first().sentences()));
    text.append(line("words             %d  (punctuation: %s)%n%n", table.first().words(), punctuation));
    text.append(line("%6s %10s %10s %10s %10s %9s%n", "k", "oracle UAS", "oracle LAS", "gold heads", "gold trees",
        "trees"));
    table.rows().forEach((k, row) -> text.append(line("%6d %10.2f %10.2f %10.2f %10.2f %9.2f%n", k, row.uas(),
        row.las(), row.goldHeads(), row.goldTrees(), row.averageSize())));
    return text.toString();
  }

  @Override
  void writeFields(JsonGenerator json) throws IOException {
    json.writeStringField("punctuation", punctuation.toString());
    json.writeNumberField("sentences", table.first().sentences());
    json.writeNumberField("words", table.first().words());
    json.writeArrayFieldStart("kbest");
    for (Map.Entry<Integer, OracleScore> entry : table.rows().entrySet()) {
      OracleScore row = entry.getValue();
      json.writeStartObject();
      json.writeNumberField("k", entry.getKey());
      write(json, "oracleUas", row.uas());
      write(json, "oracleLas", row.las());
      write(json, "goldHeads", row.goldHeads());
      write(json, "goldTrees", row.goldTrees());
      write(json, "averageSize", row.averageSize());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
