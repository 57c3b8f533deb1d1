package dev.atomicity.checker;

import java.lang.ref.WeakReference;

/**
 * A unit of work on an atomic set: the outermost call of a thread that works on the set, from its first segment on. Kept only for calls
 * that a dependency has come to.
 */
final class SetUnit {
    final long start;
    final int method;

    /** What the call was made on. A unit may be kept longer than the object lives. */
    final WeakReference<Object> receiver;

    /** Those in which it was interrupted, and those of several units. Used by the thread of the call. */
    final ReportedRings interruptions = new ReportedRings();

    final ReportedRings cycles = new ReportedRings();

    SetUnit(long start, int method, Object receiver) {
        this.start = start;
        this.method = method;
        this.receiver = new WeakReference<>(receiver);
    }
}
