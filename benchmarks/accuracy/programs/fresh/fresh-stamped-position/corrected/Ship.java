package stampedposition;

import java.util.concurrent.locks.StampedLock;

public class Ship {
    private final StampedLock lock = new StampedLock();
    private double latitude;
    private double longitude;

    public void sailTo(double newLatitude, double newLongitude) {
        long stamp = lock.writeLock();
        try {
            latitude = newLatitude;
            longitude = newLongitude;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    public double distanceTo(double otherLatitude, double otherLongitude) {
        long stamp = lock.tryOptimisticRead();
        double y = latitude;
        double x = longitude;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            try {
                y = latitude;
                x = longitude;
            } finally {
                lock.unlockRead(stamp);
            }
        }
        return Math.hypot(otherLatitude - y, otherLongitude - x);
    }
}
