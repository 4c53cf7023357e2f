package org.kerndep.experiment.system;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.run.TextPieces;

/**
 * A system as the user names it: {@code base:eisner} or, with settings of its own, {@code base:mst[epochs=5,batch=4]}.
 * A comma in parentheses belongs to the value: {@code final[kernel=template(arc,sibling=0.02),k=10]}.
 *
 * @param name what {@link Systems} knows it by
 * @param settings in the order they were given
 */
public record SystemSpec(String name, Map<String, String> settings) {

  private static final Pattern SPEC = Pattern.compile("([^\\[\\]]+)(?:\\[(.*)])?");

  public SystemSpec {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }

  /** Systems separated by commas. */
  public static List<SystemSpec> parseList(String text) {
    List<SystemSpec> specs = new ArrayList<>();
    for (String one : TextPieces.split(text, ',')) {
      specs.add(parse(one.trim()));
    }
    return specs;
  }

  /** One system. */
  public static SystemSpec parse(String text) {
    Matcher matcher = SPEC.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a system; write name or name[key=value,key=value]");
    }
    return new SystemSpec(matcher.group(1),
        matcher.group(2) == null ? Map.of() : settings(TextPieces.split(matcher.group(2), ',')));
  }

  /** Settings from {@code key=value} texts. */
  public static Map<String, String> settings(List<String> texts) {
    Map<String, String> settings = new LinkedHashMap<>();
    for (String text : texts) {
      int equals = text.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("'" + text + "' is not a setting; write key=value");
      }
      settings.put(text.substring(0, equals).trim(), text.substring(equals + 1).trim());
    }
    return settings;
  }

  /** The settings among {@code all} that differ from {@code usual}, as text. */
  static String difference(Map<String, String> all, Map<String, String> usual) {
    List<String> different = new ArrayList<>();
    all.forEach((key, value) -> {
      if (!value.equals(usual.get(key))) {
        different.add(key + "=" + value);
      }
    });
    return String.join(" ", different);
  }
}
