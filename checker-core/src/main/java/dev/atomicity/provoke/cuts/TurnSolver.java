package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.log.Access;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for an order of the accesses of some transactions that closes a ring, with as few changes of the thread as possible. It keeps the
 * order of each thread, and of start, end and hand-over, and no thread takes a lock that another one holds. These are the order constraints
 * of AtomChase (Fig. 3), without those on values, which the next execution decides.
 */
final class TurnSolver {
    private static final int MAX_STATES = 20_000;

    /** An access that has to come before another one. */
    record Edge(Access from, Access to) {}

    /**
     * A transaction continues for some accesses.
     *
     * @param last the last access of the turn; null if the transaction continues to its end
     * @param locks how many locks the thread has after it
     */
    record Turn(Transaction transaction, Access last, int locks) {}

    private final List<Transaction> transactions;
    private final List<List<Access>> events = new ArrayList<>();
    private final List<Edge> edges;

    /** By access of the ring: its transaction and its position in that. */
    private final Map<Access, int[]> positions = new IdentityHashMap<>();

    private boolean isRefuted;

    TurnSolver(List<Transaction> transactions, List<Edge> edges) {
        this.transactions = transactions;
        this.edges = edges;
        for (Transaction transaction : transactions) {
            List<Access> kept = relevant(transaction);
            for (int i = 0; i < kept.size(); i++) {
                positions.put(kept.get(i), new int[] {events.size(), i});
            }
            events.add(kept);
        }
    }

    /** Where nothing changes from one access to the next, neither the locks nor the order with others, the last one stands for all. */
    private List<Access> relevant(Transaction transaction) {
        List<Access> all = transaction.everything();
        List<Access> kept = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Access access = all.get(i);
            Access next = i + 1 < all.size() ? all.get(i + 1) : null;
            if (next == null
                    || isOfRing(access)
                    || !access.locks().equals(next.locks())
                    || access.clock() != next.clock()) {
                kept.add(access);
            }
        }
        return kept;
    }

    private boolean isOfRing(Access access) {
        return edges.stream().anyMatch(edge -> edge.from() == access || edge.to() == access);
    }

    /** How far each transaction is, and which one continues. */
    private record State(int[] done, int current, State before) {
        String key() {
            return Arrays.toString(done) + current;
        }
    }

    /** The turns that close the ring; null if there are none, or if they were not found. */
    List<Turn> solve() {
        Deque<State> open = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < events.size(); i++) {
            open.add(new State(new int[events.size()], i, null));
        }
        while (!open.isEmpty()) {
            State state = open.poll();
            if (!seen.add(state.key())) {
                continue;
            }
            if (seen.size() > MAX_STATES) {
                return null;
            }
            if (isClosed(state)) {
                return turns(state);
            }
            // States without a change of the thread come first, so the first solution has the fewest changes.
            if (mayGoOn(state)) {
                int[] done = state.done().clone();
                done[state.current()]++;
                open.addFirst(new State(done, state.current(), state));
            }
            for (int other = 0; other < events.size(); other++) {
                if (other != state.current() && state.done()[state.current()] > 0) {
                    open.addLast(new State(state.done(), other, state));
                }
            }
        }
        isRefuted = true;
        return null;
    }

    /** Whether the search has shown that there is no such order. */
    boolean isRefuted() {
        return isRefuted;
    }

    private boolean isClosed(State state) {
        return edges.stream().allMatch(edge -> isDone(state, edge.to()));
    }

    private boolean isDone(State state, Access access) {
        int[] position = positions.get(access);
        return position[1] < state.done()[position[0]];
    }

    private boolean mayGoOn(State state) {
        int current = state.current();
        int position = state.done()[current];
        if (position == events.get(current).size()) {
            return false;
        }
        Access next = events.get(current).get(position);
        for (Edge edge : edges) {
            if (edge.to() == next && !isDone(state, edge.from())) {
                return false;
            }
        }
        for (int other = 0; other < events.size(); other++) {
            if (other != current
                    && (mustComeFirst(other, state.done()[other], next)
                            || Locks.conflict(held(other, state.done()[other]), next.locks()))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the other transaction still has to make an access that comes before the next one in every execution. */
    private boolean mustComeFirst(int other, int done, Access next) {
        List<Access> all = events.get(other);
        return done < all.size() && all.get(done).isBefore(next);
    }

    /** The locks that a transaction has between its last access and its next one. */
    private List<Actor.Held> held(int transaction, int done) {
        List<Access> all = events.get(transaction);
        if (done == 0 || done == all.size()) {
            return List.of();
        }
        return all.get(done - 1).locks().stream()
                .filter(all.get(done).locks()::contains)
                .toList();
    }

    private List<Turn> turns(State end) {
        Deque<Turn> turns = new ArrayDeque<>();
        State later = null;
        for (State state = end; state != null; state = state.before()) {
            if (later == null || later.current() != state.current()) {
                turns.addFirst(turnThatEnds(state));
            }
            later = state;
        }
        return List.copyOf(turns);
    }

    private Turn turnThatEnds(State state) {
        int current = state.current();
        int done = state.done()[current];
        boolean isOver = done == events.get(current).size() || isClosed(state);
        return new Turn(
                transactions.get(current),
                isOver ? null : events.get(current).get(done - 1),
                held(current, done).size());
    }
}
