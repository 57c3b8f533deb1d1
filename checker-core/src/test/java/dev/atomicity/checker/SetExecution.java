package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random execution of threads that call methods of objects and access variables of objects. The variables of an object, and of
 * what it owns, are one atomic set. Each event has the calls that it happened in.
 */
final class SetExecution {
    static final int VARIABLES_OF_SET = 3;

    /**
     * A call: of a method of the object with that number.
     *
     * @param number calls are numbered in the order in which they begin
     */
    record Call(int number, int object) {}

    /**
     * What a thread does.
     *
     * @param calls those that the thread is in, outermost first; empty outside of all
     * @param transaction the number of the outermost call, or of the part of it since the thread has waited; 0 outside of all
     */
    record Event(int thread, Action action, int variable, Call call, List<Call> calls, int transaction) {
        int set() {
            return variable / VARIABLES_OF_SET;
        }

        boolean isAccess() {
            return action == Action.READ || action == Action.WRITE;
        }
    }

    /** One event a line, with its index. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            text.append(i == 0 ? "" : "\n").append(i).append(": T").append(event.thread());
            text.append(' ').append(event.action());
            if (event.isAccess()) {
                text.append(' ').append(event.variable()).append(" of ").append(event.set());
            }
            event.calls()
                    .forEach(call -> text.append(" <")
                            .append(call.number())
                            .append(" on ")
                            .append(call.object()));
        }
        return text.toString();
    }

    enum Action {
        READ,
        WRITE,
        CALL,
        RETURN,
        WAIT
    }

    final List<Event> events = new ArrayList<>();
    final int threads;
    private final Random random;
    private final int objects;
    private final List<List<Call>> calls = new ArrayList<>();
    private final int[] transactions;
    private int lastCall;
    private int lastTransaction;

    SetExecution(long seed) {
        random = new Random(seed);
        threads = 2 + random.nextInt(3);
        objects = 1 + random.nextInt(3);
        transactions = new int[threads];
        for (int thread = 0; thread < threads; thread++) {
            calls.add(new ArrayList<>());
        }
        int length = 4 + random.nextInt(40);
        for (int i = 0; i < length; i++) {
            step(random.nextInt(threads));
        }
    }

    private void step(int thread) {
        List<Call> open = calls.get(thread);
        int dice = random.nextInt(20);
        if (dice < 5 && open.size() < 4) {
            if (open.isEmpty()) {
                transactions[thread] = ++lastTransaction;
            }
            Call call = new Call(++lastCall, random.nextInt(objects + 1)); // the last object has no variables
            open.add(call);
            add(thread, Action.CALL, 0, call);
        } else if (dice < 8 && !open.isEmpty()) {
            add(thread, Action.RETURN, 0, open.get(open.size() - 1));
            open.remove(open.size() - 1);
        } else if (dice == 8 && !open.isEmpty()) {
            add(thread, Action.WAIT, 0, null);
            transactions[thread] = ++lastTransaction;
        } else {
            int variable = random.nextInt(objects * VARIABLES_OF_SET);
            add(thread, random.nextBoolean() ? Action.READ : Action.WRITE, variable, null);
        }
    }

    private void add(int thread, Action action, int variable, Call call) {
        List<Call> open = calls.get(thread);
        events.add(new Event(
                thread, action, variable, call, List.copyOf(open), open.isEmpty() ? 0 : transactions[thread]));
    }
}
