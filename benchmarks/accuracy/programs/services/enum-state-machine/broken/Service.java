package enumstatemachine;

public class Service {
    enum State { NEW, STARTING, RUNNING, STOPPED }

    private volatile State state = State.NEW;
    private int starts;

    public void start() {
        if (state != State.NEW) {
            throw new IllegalStateException(state.name());
        }
        state = State.STARTING;
        starts++;
        state = State.RUNNING;
    }

    public void stop() {
        if (state == State.RUNNING) {
            state = State.STOPPED;
        }
    }
}
