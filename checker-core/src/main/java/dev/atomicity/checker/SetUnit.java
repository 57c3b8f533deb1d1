package dev.atomicity.checker;

import java.lang.ref.WeakReference;

/**
 * A unit of work on an atomic set: the outermost call of a thread that works on the set, from its first segment on. Exists only for calls
 * that a dependency has entered.
 */
final class SetUnit {
    final long start;
    final int method;

    /** The object of the call. The unit may live longer than the object. */
    final WeakReference<Object> receiver;

    /** Rings that interrupt this unit, and rings of several units. Used by the thread of the call. */
    final ReportedRings interruptions = new ReportedRings();

    final ReportedRings cycles = new ReportedRings();

    SetUnit(long start, int method, Object receiver) {
        this.start = start;
        this.method = method;
        this.receiver = new WeakReference<>(receiver);
    }
}
