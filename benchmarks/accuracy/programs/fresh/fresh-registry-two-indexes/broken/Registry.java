package registrytwoindexes;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public class Registry {
    public record Device(long id, String name) {}

    private final Map<Long, Device> byId = new ConcurrentHashMap<>();
    private final Map<String, Device> byName = new ConcurrentHashMap<>();

    public void register(Device device) {
        byId.put(device.id(), device);
        byName.put(device.name(), device);
    }

    public boolean remove(long id) {
        Device device = byId.remove(id);
        if (device == null) {
            return false;
        }
        byName.remove(device.name());
        return true;
    }

    public Optional<Device> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }
}
