package dev.atomicity.provoke.cuts;

import dev.atomicity.prediction.AccessTrees;
import dev.atomicity.prediction.Atomicity;
import dev.atomicity.prediction.CommitNodeAlgorithm;
import dev.atomicity.prediction.Prediction;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.log.Access;
import dev.atomicity.trace.TransactionId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which transactions of a log the commit-node algorithm (decision 10) predicts to be interrupted: their cuts come first. It sees locks
 * and the order of threads and tasks, but not what a transaction might do in another execution, so it excludes nothing here.
 */
final class CommitNodeRanks {
    /** Two transactions are enough, by the exact test for pairs. */
    private static final int PAIR = 0;

    private static final int RING = 2;
    private static final int NOT_PREDICTED = 4;

    /** A log with more accesses is not ranked: the order of the executions is not worth more than a few of them. */
    private static final int MAX_ACCESSES = 20_000;

    private final Map<Transaction, Integer> ranks = new IdentityHashMap<>();

    /** The state of a unit while its accesses are passed on. */
    private static final class Acting {
        final Unit unit;
        final List<Access> accesses = new ArrayList<>();
        final List<Transaction> transactions = new ArrayList<>();
        final List<Actor.Held> locks = new ArrayList<>();
        final Set<Acting> joined = new HashSet<>();
        Transaction open;
        int passedOn;
        boolean isForked;

        Acting(Unit unit) {
            this.unit = unit;
        }

        Access first() {
            return accesses.get(0);
        }

        Access last() {
            return accesses.get(accesses.size() - 1);
        }

        boolean isOver() {
            return passedOn == accesses.size();
        }
    }

    private final Map<Access, Transaction> transactions = new IdentityHashMap<>();
    private final Map<Unit, Acting> threads = new HashMap<>();
    private final AccessTrees trees = new AccessTrees();
    private long events;

    /** @param log the accesses in the order in which they happened, among them those of the transactions */
    CommitNodeRanks(List<Access> log, List<List<Transaction>> groups) {
        groups.forEach(group -> group.forEach(
                transaction -> transaction.accesses.forEach(access -> transactions.put(access, transaction))));
        if (transactions.size() > MAX_ACCESSES) {
            return;
        }
        List<Access> kept = log.stream().filter(transactions::containsKey).toList();
        for (Access access : kept) {
            threads.computeIfAbsent(access.unit(), Acting::new).accesses.add(access);
        }
        kept.forEach(this::passOn);
        for (Prediction prediction : new CommitNodeAlgorithm(Atomicity.CONFLICT, trees).predict()) {
            int rank = prediction.pair() ? PAIR : RING;
            rank(prediction.transaction(), rank);
            prediction.alike().forEach(alike -> rank(alike, rank));
        }
    }

    /** Lower is better. */
    int of(Transaction transaction) {
        return ranks.getOrDefault(transaction, NOT_PREDICTED);
    }

    private void rank(TransactionId id, int rank) {
        for (Acting thread : threads.values()) {
            if (thread.unit.number() == id.thread()) {
                ranks.put(thread.transactions.get((int) id.ordinal() - 1), rank);
            }
        }
    }

    // ---------------------------------------------------------------- the log as a trace

    private void passOn(Access access) {
        Acting thread = threads.get(access.unit());
        int number = access.unit().number();
        forkBefore(thread, access);
        joinBefore(thread, access);
        Transaction transaction = transactions.get(access);
        if (thread.open != transaction) {
            end(thread);
        }
        changeLocks(thread, access.locks());
        if (thread.open == null && transaction.region != 0) {
            thread.open = transaction;
            thread.transactions.add(transaction);
            trees.begin(number, ++events);
        }
        if (access.isOfParts()) {
            events++; // variables of each thread stand for it
        } else if (access.writes()) {
            trees.write(number, (int) access.variable(), ++events);
        } else {
            trees.read(number, (int) access.variable(), ++events);
        }
        if (++thread.passedOn == thread.accesses.size()) {
            end(thread);
        }
    }

    private void end(Acting thread) {
        if (thread.open != null) {
            trees.end(thread.unit.number(), ++events);
            thread.open = null;
        }
    }

    /** A unit whose first access does not come after this one must have been started before it, and so must the unit that acts. */
    private void forkBefore(Acting thread, Access access) {
        for (Acting other : threads.values()) {
            if (!other.isForked
                    && other != thread
                    && isStartedBy(other.unit, thread.unit)
                    && !access.isBefore(other.first())) {
                fork(thread, other);
            }
        }
        if (!thread.isForked) {
            threads.values().stream()
                    .filter(starter -> starter != thread && isStartedBy(thread.unit, starter.unit))
                    .findFirst()
                    .ifPresent(starter -> fork(starter, thread));
        }
    }

    private void fork(Acting starter, Acting started) {
        started.isForked = true;
        trees.fork(starter.unit.number(), started.unit.number(), ++events);
    }

    private static boolean isStartedBy(Unit started, Unit starter) {
        return started.path().startsWith(starter.path() + "/")
                && started.path().indexOf('/', starter.path().length() + 1) < 0;
    }

    private void joinBefore(Acting thread, Access access) {
        for (Acting other : threads.values()) {
            if (other.isOver() && other.last().isBefore(access) && thread.joined.add(other)) {
                trees.join(thread.unit.number(), other.unit.number(), ++events);
            }
        }
    }

    /** Shared locks exclude only some threads and are left out: so more is predicted, never less. */
    private void changeLocks(Acting thread, List<Actor.Held> locks) {
        List<Actor.Held> wanted =
                locks.stream().filter(held -> !held.isShared()).toList();
        for (int i = thread.locks.size() - 1; i >= 0; i--) {
            if (!wanted.contains(thread.locks.get(i))) {
                trees.release(thread.unit.number(), thread.locks.remove(i).lock(), ++events);
            }
        }
        for (Actor.Held held : wanted) {
            if (!thread.locks.contains(held)) {
                thread.locks.add(held);
                trees.acquire(thread.unit.number(), held.lock(), ++events);
            }
        }
    }
}
