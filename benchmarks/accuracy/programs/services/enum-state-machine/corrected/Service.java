package enumstatemachine;

public class Service {
    enum State { NEW, STARTING, RUNNING, STOPPED }

    private volatile State state = State.NEW;
    private int starts;

    public synchronized void start() {
        if (state != State.NEW) {
            throw new IllegalStateException(state.name());
        }
        state = State.STARTING;
        starts++;
        state = State.RUNNING;
    }

    public synchronized void stop() {
        if (state == State.RUNNING) {
            state = State.STOPPED;
        }
    }
}
