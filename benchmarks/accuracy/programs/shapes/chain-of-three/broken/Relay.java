package relay;

/** A value that goes from field to field; the audit compares the first and the last one. */
public class Relay {
    private volatile int input;
    private volatile int between;
    private volatile int output;

    public void send(int value) {
        input = value;
    }

    public void relay() {
        between = input;
    }

    public void deliver() {
        output = between;
    }

    public boolean isOrdered() {
        int before = input;
        int after = output;
        return before == after || after == 0;
    }
}
