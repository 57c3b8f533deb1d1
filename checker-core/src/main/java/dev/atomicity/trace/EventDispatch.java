package dev.atomicity.trace;

/** Passes the events of a trace on, as long as they form a trace. Of nested regions it passes on the outermost. */
final class EventDispatch {
    /** For an operation that has none. */
    static final int NO_TARGET = -1;

    private final TraceEvents events;
    private final WellFormedness wellFormedness;

    EventDispatch(TraceEvents events, WellFormedness wellFormedness) {
        this.events = events;
        this.wellFormedness = wellFormedness;
    }

    /**
     * @param target the number of the variable, lock or thread
     * @return what is wrong with the event, null if it was passed on
     */
    String event(TraceOperation operation, int thread, int target, long event) {
        String problem = problem(operation, thread, target);
        if (problem != null) {
            return problem;
        }
        switch (operation) {
            case READ -> events.read(thread, target, event);
            case WRITE -> events.write(thread, target, event);
            case ACQUIRE -> events.acquire(thread, target, event);
            case RELEASE -> events.release(thread, target, event);
            case FORK -> events.fork(thread, target, event);
            case JOIN -> events.join(thread, target, event);
            case BEGIN -> {
                if (wellFormedness.begin(thread)) {
                    events.begin(thread, event);
                }
            }
            case END -> {
                if (wellFormedness.closeRegion(thread)) {
                    events.end(thread, event);
                }
            }
        }
        return null;
    }

    private String problem(TraceOperation operation, int thread, int target) {
        String problem = wellFormedness.event(thread);
        if (problem != null) {
            return problem;
        }
        return switch (operation) {
            case ACQUIRE -> wellFormedness.acquire(thread, target);
            case RELEASE -> wellFormedness.release(thread, target);
            case FORK -> wellFormedness.fork(thread, target);
            case JOIN -> wellFormedness.join(thread, target);
            case END -> wellFormedness.end(thread);
            case READ, WRITE, BEGIN -> null;
        };
    }
}
