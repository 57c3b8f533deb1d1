package relay;

/** A value that goes from field to field; the audit compares the first and the last one. */
public class Relay {
    private int input;
    private int between;
    private int output;

    public synchronized void send(int value) {
        input = value;
    }

    public synchronized void relay() {
        between = input;
    }

    public synchronized void deliver() {
        output = between;
    }

    public synchronized boolean isOrdered() {
        int before = input;
        int after = output;
        return before == after || after == 0;
    }
}
