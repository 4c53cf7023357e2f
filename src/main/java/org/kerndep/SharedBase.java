package org.kerndep;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.decode.Decoder;

/** A base model with a decoder, and what is made of it once for all who use it. Shared freely by threads. */
final class SharedBase {

  private final ModelBundle bundle;
  private final Decoder decoder;
  /** Parsers that no thread is using. */
  private final Queue<BaseParser> idle = new ConcurrentLinkedQueue<>();
  /** Null until somebody asks for it. */
  private String hash;

  SharedBase(ModelBundle bundle, Decoder decoder) {
    this.bundle = bundle;
    this.decoder = decoder;
  }

  /** Runs a task with a parser of its own. */
  <T> T use(Function<BaseParser, T> task) {
    BaseParser pooled = idle.poll();
    BaseParser parser = pooled == null ? bundle.baseParser(decoder) : pooled;
    T result = task.apply(parser);
    idle.add(parser);
    return result;
  }

  Decoder decoder() {
    return decoder;
  }

  synchronized String hash() {
    if (hash == null) {
      hash = bundle.baseHash();
    }
    return hash;
  }
}
