package referencecount;

public class Handle {
    private volatile int references = 1;
    private volatile boolean disposed;

    public boolean retain() {
        if (references > 0) {
            references++;
            return true;
        }
        return false;
    }

    public void release() {
        if (--references == 0) {
            disposed = true;
        }
    }

    public boolean isDisposed() {
        return disposed;
    }
}
