package registrytwoindexes;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Registry {
    public record Device(long id, String name) {}

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<Long, Device> byId = new HashMap<>();
    private final Map<String, Device> byName = new HashMap<>();

    public void register(Device device) {
        lock.writeLock().lock();
        try {
            byId.put(device.id(), device);
            byName.put(device.name(), device);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public boolean remove(long id) {
        lock.writeLock().lock();
        try {
            Device device = byId.remove(id);
            if (device == null) {
                return false;
            }
            byName.remove(device.name());
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public Optional<Device> find(String name) {
        lock.readLock().lock();
        try {
            return Optional.ofNullable(byName.get(name));
        } finally {
            lock.readLock().unlock();
        }
    }
}
