package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

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
     * @param isLeftOut whether the method is not meant to be atomic; the outermost one is
     */
    record Call(int number, int object, boolean isLeftOut) {
        /** Whether it is a unit of work on that set. */
        boolean worksOn(int set) {
            return object == set && !isLeftOut;
        }
    }

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
                    .forEach(call -> text.append(call.isLeftOut() ? " <not atomic " : " <")
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

    /**
     * Rounds that may turn out to be in vain: first and last event of a thread between which it writes nothing and all calls return.
     * They do not overlap.
     */
    Map<Integer, Integer> rounds() {
        Map<Integer, Integer> rounds = new TreeMap<>();
        for (int thread = 0; thread < threads; thread++) {
            for (int first = 0; first < events.size(); first++) {
                int last = random.nextInt(3) == 0 ? lastOfRound(thread, first) : -1;
                if (last >= 0) {
                    rounds.put(first, last);
                    first = last;
                }
            }
        }
        return rounds;
    }

    private int lastOfRound(int thread, int first) {
        int last = -1;
        int depth = 0;
        int left = 1 + random.nextInt(5);
        for (int i = first; i < events.size() && left > 0; i++) {
            Event event = events.get(i);
            boolean isOwn = event.thread() == thread;
            depth += !isOwn ? 0 : event.action() == Action.CALL ? 1 : event.action() == Action.RETURN ? -1 : 0;
            if ((i == first && (!isOwn || event.action() != Action.READ || event.transaction() == 0))
                    || depth < 0
                    || (isOwn && event.action() == Action.WRITE)) {
                break;
            }
            last = isOwn && depth == 0 ? i : last;
            left -= isOwn ? 1 : 0;
        }
        return last;
    }

    private void step(int thread) {
        List<Call> open = calls.get(thread);
        int dice = random.nextInt(20);
        if (dice < 5 && open.size() < 4) {
            if (open.isEmpty()) {
                transactions[thread] = ++lastTransaction;
            }
            int object = random.nextInt(objects + 1); // the last object has no variables
            Call call = new Call(++lastCall, object, !open.isEmpty() && random.nextInt(4) == 0);
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
