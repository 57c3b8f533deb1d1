package varhandleadd;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Meter {
    private static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(Meter.class, "value", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile long value;

    public void add(long amount) {
        long old = (long) VALUE.getVolatile(this);
        VALUE.setVolatile(this, old + amount);
    }
}
