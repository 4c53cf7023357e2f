package org.kerndep.experiment.system;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/**
 * Measures time and this JVM's heap from {@link #start} to {@link #stop}. What earlier work left behind is collected
 * first.
 */
final class ResourceWatch implements NotificationListener {

  private final Set<String> heapPools = ManagementFactory.getMemoryPoolMXBeans().stream()
      .filter(pool -> pool.getType() == MemoryType.HEAP)
      .map(MemoryPoolMXBean::getName)
      .collect(Collectors.toSet());
  /** The uptime of the JVM, in milliseconds. */
  private final long start;
  private long startNanos;
  private HeapUse use = HeapUse.NOTHING;

  private ResourceWatch() {
    System.gc();
    start = ManagementFactory.getRuntimeMXBean().getUptime();
  }

  static ResourceWatch start() {
    ResourceWatch watch = new ResourceWatch();
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      ((NotificationEmitter) collector).addNotificationListener(watch, null, null);
    }
    watch.startNanos = System.nanoTime();
    return watch;
  }

  /** The time since the start, and the heap; without a collection both of its figures are what is in use now. */
  ResourceUse stop() {
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      try {
        ((NotificationEmitter) collector).removeNotificationListener(this);
      } catch (ListenerNotFoundException e) {
        throw new IllegalStateException("stopped twice", e);
      }
    }
    long now = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    synchronized (this) {
      return new ResourceUse(seconds, use.max(new HeapUse(now, use.liveBytes() == 0 ? now : 0)));
    }
  }

  @Override
  public void handleNotification(Notification notification, Object handback) {
    if (!notification.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
      return;
    }
    GcInfo collection = GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData()).getGcInfo();
    if (collection.getStartTime() >= start) {
      HeapUse seen = new HeapUse(heap(collection.getMemoryUsageBeforeGc()), heap(collection.getMemoryUsageAfterGc()));
      synchronized (this) {
        use = use.max(seen);
      }
    }
  }

  private long heap(Map<String, MemoryUsage> pools) {
    return pools.entrySet().stream()
        .filter(pool -> heapPools.contains(pool.getKey()))
        .mapToLong(pool -> pool.getValue().getUsed())
        .sum();
  }
}
