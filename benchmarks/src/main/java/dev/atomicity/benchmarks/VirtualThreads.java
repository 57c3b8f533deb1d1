package dev.atomicity.benchmarks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Virtual threads, by a handle: the code is compiled for a release that has none. */
public final class VirtualThreads {
    /** The first release that has them. */
    public static final int SINCE = 21;

    private VirtualThreads() {}

    public static Thread start(Runnable task) {
        return Holder.start(task);
    }

    /** Looked up when it is needed, so that nothing fails where there are none. */
    private static final class Holder {
        private static final MethodHandle START = find();

        private static MethodHandle find() {
            try {
                return MethodHandles.publicLookup()
                        .findStatic(
                                Thread.class,
                                "startVirtualThread",
                                MethodType.methodType(Thread.class, Runnable.class));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("this JDK has no virtual threads", e);
            }
        }

        static Thread start(Runnable task) {
            try {
                return (Thread) START.invokeExact(task);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
