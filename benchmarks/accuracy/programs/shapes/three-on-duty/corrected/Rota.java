package rota;

/** Of three nurses, each may leave if the next one stays. */
public class Rota {
    private boolean first = true;
    private boolean second = true;
    private boolean third = true;

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
        if (!isThird()) {
            return false;
        }
        synchronized (this) {
            second = false;
        }
        return true;
    }

    public synchronized boolean leaveThird() {
        if (!isFirst()) {
            return false;
        }
        synchronized (this) {
            third = false;
        }
        return true;
    }

    private synchronized boolean isFirst() {
        return first;
    }

    private synchronized boolean isSecond() {
        return second;
    }

    private synchronized boolean isThird() {
        return third;
    }
}
