package org.kerndep.bundle.bytes;

/** Writes and reads texts, each as what differs from the one before it; short where they are sorted. One thread. */
public final class FrontCoding {

  private String last = "";

  /** How many characters a text has in common with the one before it. */
  public static int shared(String last, String text) {
    int shared = 0;
    while (shared < Math.min(text.length(), last.length()) && text.charAt(shared) == last.charAt(shared)) {
      shared++;
    }
    return shared > 0 && Character.isHighSurrogate(text.charAt(shared - 1)) ? shared - 1 : shared;
  }

  public void put(ByteSink out, String text) {
    int shared = shared(last, text);
    out.putCount(shared).putText(text.substring(shared));
    last = text;
  }

  public String read(ByteSource in) throws ModelFormatException {
    int shared = in.readCount();
    if (shared > last.length()) {
      throw in.corrupt("a text that shares more than there is");
    }
    in.claimText(shared);
    last = last.substring(0, shared) + in.readText();
    return last;
  }
}
