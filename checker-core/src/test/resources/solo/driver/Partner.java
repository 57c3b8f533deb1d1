package driver;

/** Another thread, which does what it is asked to while the asking one waits. Not watched: the checker sees neither. */
public final class Partner implements Runnable {
    private volatile Runnable asked;
    private volatile boolean isOver;

    public void run() {
        while (!isOver) {
            Runnable action = asked;
            if (action != null) {
                action.run();
                asked = null;
            }
            Thread.onSpinWait();
        }
    }

    public void run(Runnable action) {
        asked = action;
        while (asked != null) {
            Thread.yield();
        }
    }

    public void end() {
        isOver = true;
    }
}
