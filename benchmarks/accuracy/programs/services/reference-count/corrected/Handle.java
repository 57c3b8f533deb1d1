package referencecount;

public class Handle {
    private volatile int references = 1;
    private volatile boolean disposed;

    public synchronized boolean retain() {
        if (references > 0) {
            references++;
            return true;
        }
        return false;
    }

    public synchronized void release() {
        if (--references == 0) {
            disposed = true;
        }
    }

    public synchronized boolean isDisposed() {
        return disposed;
    }
}
