package elevator;

/** Calls from the floors, which the lifts claim. */
public class Controls {
    private final boolean[] waiting;

    public Controls(int floors) {
        waiting = new boolean[floors];
    }

    public synchronized void call(int floor) {
        waiting[floor] = true;
    }

    private synchronized boolean isWaiting(int floor) {
        return waiting[floor];
    }

    private synchronized void clear(int floor) {
        waiting[floor] = false;
    }

    /** Whether the lift that asks has to stop. */
    public boolean claim(int floor) {
        if (isWaiting(floor)) {
            clear(floor);
            return true;
        }
        return false;
    }
}
