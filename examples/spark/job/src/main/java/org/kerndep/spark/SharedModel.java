package org.kerndep.spark;

import java.io.Serializable;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.kerndep.batch.work.ModelSource;

/**
 * A model that is sent once to each executor, as its file's bytes. Immutable.
 *
 * @param name what errors call it
 * @param hash of the bytes
 * @param bytes the content of its file
 */
record SharedModel(String name, String hash, Broadcast<byte[]> bytes) implements Serializable {

  static SharedModel of(JavaSparkContext spark, ModelSource model) {
    return new SharedModel(model.name(), model.hash(), spark.broadcast(model.bytes()));
  }
}
