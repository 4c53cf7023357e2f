package org.kerndep.server.inception;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.kerndep.server.model.ServedModel;

/** The models that were trained from the annotations of projects, the few last used. Shared freely by threads. */
public final class ProjectModels {

  private static final int MOST = 8;

  private record Key(String project, String user) {}

  private final Map<Key, ServedModel> models = new LinkedHashMap<>(MOST, 0.75f, true) {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<Key, ServedModel> eldest) {
      return size() > MOST;
    }
  };

  /** The model of a user's annotations in a project. */
  synchronized Optional<ServedModel> find(String project, String user) {
    return Optional.ofNullable(models.get(new Key(project, user)));
  }

  synchronized void put(String project, String user, ServedModel model) {
    models.put(new Key(project, user), model);
  }
}
