package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.bytes.ModelFormatException;

class ModelCacheIT {

  @TempDir
  Path directory;

  private final ModelCache cache = new ModelCache();
  private Path model;

  @BeforeEach
  void writeModel() throws Exception {
    model = TinyModel.writeTo(directory);
  }

  @Test
  void threadsThatAskTogetherGetOneParser() throws Exception {
    int threads = 4;
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      CountDownLatch start = new CountDownLatch(threads);
      List<Future<DependencyParser>> results = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        results.add(executor.submit(() -> {
          start.countDown();
          start.await();
          return cache.get(model.toUri().toURL());
        }));
      }
      DependencyParser first = results.get(0).get();
      for (Future<DependencyParser> result : results) {
        assertThat(result.get()).isSameAs(first);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  void aModelThatWasWrittenAgainIsLoadedAgain() throws Exception {
    DependencyParser first = cache.get(model.toUri().toURL());
    FileTime later = FileTime.fromMillis(Files.getLastModifiedTime(model).toMillis() + 2000);
    Files.setLastModifiedTime(model, later);
    assertThat(cache.get(model.toUri().toURL())).isNotSameAs(first);
  }

  @Test
  void aCorruptModelIsRefusedUntilItIsReplaced() throws Exception {
    byte[] good = Files.readAllBytes(model);
    Files.write(model, new byte[] {1, 2, 3});
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(() -> cache.get(model.toUri().toURL()))
          .isInstanceOf(ModelFormatException.class).hasMessageContaining("tiny.kdp");
    }
    Files.write(model, good);
    assertThat(cache.get(model.toUri().toURL()).manifest()).isEqualTo(TinyModel.bundle().manifest());
  }
}
