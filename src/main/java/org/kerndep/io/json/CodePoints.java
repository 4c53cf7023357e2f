package org.kerndep.io.json;

import java.util.Arrays;

/**
 * Turns places in a Java string, which count UTF-16 units, into places that count characters of Unicode, as Python,
 * UDPipe and this JSON do. They differ behind emoji and other rare characters. Immutable; share freely.
 */
public final class CodePoints {

  /** The places of the second halves of characters that take two units. */
  private final int[] seconds;

  public CodePoints(CharSequence text) {
    int[] found = new int[4];
    int count = 0;
    for (int i = 1; i < text.length(); i++) {
      if (Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i))) {
        found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
        found[count++] = i;
      }
    }
    seconds = Arrays.copyOf(found, count);
  }

  /** How many characters are before a place of the string. */
  public int before(int place) {
    int index = Arrays.binarySearch(seconds, place);
    return place - (index < 0 ? -index - 1 : index);
  }
}
