package duty;

/** At least one of two doctors is on call. */
public class Duty {
    private boolean first = true;
    private boolean second = true;

    public synchronized boolean leaveFirst() {
        if (!isSecond()) {
            return false;
        }
        synchronized (this) {
            first = false;
        }
        return true;
    }

    public synchronized boolean leaveSecond() {
        if (!isFirst()) {
            return false;
        }
        synchronized (this) {
            second = false;
        }
        return true;
    }

    private synchronized boolean isFirst() {
        return first;
    }

    private synchronized boolean isSecond() {
        return second;
    }
}
