package dev.atomicity.analysis;

import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TraceChecker.Link;
import dev.atomicity.trace.TraceChecker.Violation;
import dev.atomicity.trace.TransactionId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** What each checker promises, held against the oracle. */
final class Agreement {
    static final List<Checker> CHECKERS =
            List.of(Checker.DAVIDA, Checker.REGIONTRACK, Checker.AERODROME, Checker.VELODROME);

    private static final Set<Checker> NAME_ALL_VIOLATIONS = Set.of(Checker.DAVIDA, Checker.REGIONTRACK);
    private static final Set<Checker> GIVE_WITNESSES = Set.of(Checker.DAVIDA, Checker.VELODROME);
    private static final Set<Checker> NAME_CYCLES = Set.of(Checker.DAVIDA);

    private final Checker checker;
    private final Conflicts conflicts;
    private final Trace trace;
    private final Oracle oracle;
    private final TraceChecker result;

    private Agreement(Checker checker, Conflicts conflicts, Trace trace, Oracle oracle) {
        this.checker = checker;
        this.conflicts = conflicts;
        this.trace = trace;
        this.oracle = oracle;
        this.result = Checks.run(checker, conflicts, trace);
    }

    static Oracle oracle(Trace trace, Conflicts conflicts) {
        return new Oracle(trace, conflicts == Conflicts.DATA_AND_LOCKS);
    }

    /** Fails unless every checker keeps all its promises about the trace, in both conflict modes. */
    static void assertAllAgree(Trace trace) {
        for (Conflicts conflicts : Conflicts.values()) {
            Oracle oracle = oracle(trace, conflicts);
            for (Checker checker : CHECKERS) {
                assertAgrees(checker, conflicts, trace, oracle);
            }
        }
    }

    static void assertAgrees(Checker checker, Conflicts conflicts, Trace trace, Oracle oracle) {
        try {
            new Agreement(checker, conflicts, trace, oracle).check();
        } catch (RuntimeException e) {
            throw new AssertionError(describe(checker, conflicts, trace, "failed: " + e), e);
        }
    }

    private void check() {
        require(
                result.serializable() == oracle.serializable(),
                "says serializable = " + result.serializable() + ", but it is " + oracle.serializable());
        checkViolations();
        if (GIVE_WITNESSES.contains(checker)) {
            result.violations().forEach(this::checkWitness);
        }
        if (NAME_CYCLES.contains(checker)) {
            checkCycles();
        }
    }

    private void checkViolations() {
        BitSet named = new BitSet();
        for (Violation violation : result.violations()) {
            int transaction = transaction(violation.transaction());
            require(!named.get(transaction), "names " + oracle.label(transaction) + " twice");
            require(oracle.isViolated(transaction), "invents a violation of " + oracle.label(transaction));
            named.set(transaction);
        }
        require(
                !NAME_ALL_VIOLATIONS.contains(checker) || named.equals(oracle.violated()),
                "names " + labels(named.stream().boxed().toList()) + ", but violated are " + oracle.violations());
    }

    private void checkWitness(Violation violation) {
        List<Integer> ring = ring(violation.witness());
        checkLinks(violation.witness());
        checkIncreasing(violation.witness());
        require(
                !ring.isEmpty() && ring.get(0) == transaction(violation.transaction()),
                "gives a witness that does not start at the violated transaction: " + labels(ring));
        require(oracle.provesViolation(ring), "gives a witness that proves nothing: " + labels(ring));
    }

    private void checkCycles() {
        result.cycles().forEach(this::checkLinks);
        List<List<Integer>> cycles = result.cycles().stream().map(this::ring).toList();
        for (List<Integer> cycle : cycles) {
            require(oracle.provesCycle(cycle), "gives a cycle that is none: " + labels(cycle));
        }
        require(
                oracle.serializable() || !oracle.violated().isEmpty() || !cycles.isEmpty(),
                "gives neither a violation nor a cycle");
        for (BitSet component : oracle.componentsWithoutViolation()) {
            require(
                    cycles.stream().anyMatch(cycle -> cycle.stream().allMatch(component::get)),
                    "gives no cycle among " + labels(component.stream().boxed().toList()));
        }
    }

    /** Each link is a dependency between the two events that it names. */
    private void checkLinks(List<Link> links) {
        for (Link link : links) {
            require(
                    oracle.isDependency(link.source().event(), link.sink().event()),
                    "gives a link that is no dependency: " + link + " in " + labels(ring(links)));
        }
    }

    /** Each link goes on where the one before arrived, or later on the same thread. */
    private void checkIncreasing(List<Link> links) {
        for (int i = 1; i < links.size(); i++) {
            TransactionId arrived = links.get(i - 1).sink();
            TransactionId goesOn = links.get(i).source();
            require(
                    arrived.thread() == goesOn.thread() && arrived.event() <= goesOn.event(),
                    "gives events in the wrong order: " + links);
        }
    }

    /** The transactions along the links; where one goes on from a later transaction of the thread, that one too. */
    private List<Integer> ring(List<Link> links) {
        List<Integer> ring = new ArrayList<>();
        for (Link link : links) {
            int source = transaction(link.source());
            if (ring.isEmpty() || ring.get(ring.size() - 1) != source) {
                ring.add(source);
            }
            ring.add(transaction(link.sink()));
        }
        return ring;
    }

    private int transaction(TransactionId id) {
        return oracle.transaction(id.thread(), id.ordinal(), id.event());
    }

    private List<String> labels(List<Integer> transactions) {
        return transactions.stream().map(oracle::label).toList();
    }

    private void require(boolean kept, String otherwise) {
        if (!kept) {
            throw new AssertionError(describe(checker, conflicts, trace, otherwise));
        }
    }

    private static String describe(Checker checker, Conflicts conflicts, Trace trace, String problem) {
        return checker.optionName() + " with conflicts " + conflicts.optionName() + " " + problem + trace;
    }
}
