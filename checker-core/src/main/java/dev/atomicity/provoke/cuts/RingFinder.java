package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds rings over three and four units: a transaction conflicts with one of another unit, that one with one of a third unit, and so on
 * until one of them conflicts with a later access of the first. For each ring a {@link TurnSolver} finds the turns, or refutes it.
 */
final class RingFinder {
    private static final int MAX_UNITS = 4;
    private static final int MAX_TRANSACTIONS = 24;
    private static final int MAX_SOLVED = 200;

    private final Places places;

    /** The keys of the rings that locks and the order of threads exclude. */
    private final Set<String> excluded;

    private final Map<String, Cut> cuts;
    private final Set<String> seen = new HashSet<>();
    private int solved;

    RingFinder(Places places, Set<String> excluded, Map<String, Cut> cuts) {
        this.places = places;
        this.excluded = excluded;
        this.cuts = cuts;
    }

    /** A transaction that is entered by one of its accesses and left by another one. */
    private record Link(Transaction transaction, Access in) {}

    void find(List<List<Transaction>> groups) {
        List<Transaction> all = groups.stream()
                .flatMap(List::stream)
                .filter(transaction -> transaction.region != 0)
                .limit(MAX_TRANSACTIONS)
                .toList();
        for (Transaction victim : all) {
            for (Access first : victim.accesses) {
                follow(victim, first, first, List.of(), List.of(), all);
            }
        }
    }

    /**
     * @param out the access by which the last transaction is left
     * @param links the transactions so far, without the victim
     */
    private void follow(
            Transaction victim,
            Access first,
            Access out,
            List<Link> links,
            List<TurnSolver.Edge> edges,
            List<Transaction> all) {
        for (Transaction next : all) {
            if (solved >= MAX_SOLVED) {
                return;
            }
            if (isNew(next, victim, links) && !next.isOwnTaskAfter(first)) {
                Access in = conflictOf(out, next);
                if (in != null) {
                    List<Link> more = with(links, new Link(next, in));
                    goOn(victim, first, more, with(edges, new TurnSolver.Edge(out, in)), all);
                }
            }
        }
    }

    private void goOn(
            Transaction victim, Access first, List<Link> links, List<TurnSolver.Edge> edges, List<Transaction> all) {
        Transaction last = links.get(links.size() - 1).transaction();
        boolean isClosed = false;
        if (links.size() > 1) {
            for (Access second : victim.accesses) {
                Access back = second.step() > first.step() ? conflictOf(second, last) : null;
                if (back != null && !isClosed) {
                    isClosed = true;
                    add(victim, first, second, links, with(edges, new TurnSolver.Edge(back, second)));
                }
            }
        }
        if (!isClosed && links.size() + 1 < MAX_UNITS) {
            Set<Long> left = new HashSet<>();
            for (Access out : last.accesses) {
                if (left.add(out.variable())) {
                    follow(victim, first, out, links, edges, all);
                }
            }
        }
    }

    private static boolean isNew(Transaction next, Transaction victim, List<Link> links) {
        return next.unit != victim.unit
                && !next.isOrderedWith(victim)
                && links.stream().allMatch(link -> link.transaction().unit != next.unit);
    }

    private static Access conflictOf(Access access, Transaction other) {
        for (Access candidate : other.of(access.variable())) {
            if (access.conflictsWith(candidate)) {
                return candidate;
            }
        }
        return null;
    }

    private void add(Transaction victim, Access first, Access second, List<Link> links, List<TurnSolver.Edge> edges) {
        List<Transaction> members = new ArrayList<>(List.of(victim));
        Set<Integer> regions = new LinkedHashSet<>(Set.of(victim.region));
        StringBuilder key = new StringBuilder("ring | ")
                .append(places.keyOf(first.site()))
                .append(" | ")
                .append(places.keyOf(second.site()));
        for (Link link : links) {
            members.add(link.transaction());
            regions.add(link.transaction().region);
            key.append(" | ").append(places.keyOf(link.transaction().region));
        }
        if (!seen.add(
                key + "@" + members.stream().map(member -> member.unit.path()).toList())) {
            return;
        }
        solved++;
        TurnSolver solver = new TurnSolver(members, edges);
        List<TurnSolver.Turn> turns = solver.solve();
        if (turns != null) {
            Cut known = cuts.get(key.toString());
            if (known == null) {
                cuts.put(key.toString(), Cut.ring(key.toString(), regions, Turns.plan(turns, places)));
            } else {
                known.addAlternative(Turns.plan(turns, places), known.rank());
            }
        } else if (solver.isRefuted()) {
            excluded.add(key.toString());
        }
    }

    private static <T> List<T> with(List<T> some, T another) {
        List<T> more = new ArrayList<>(some);
        more.add(another);
        return more;
    }
}
