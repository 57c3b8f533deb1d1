package dev.atomicity.hooks.report;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Dependency;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.SetRing;
import dev.atomicity.checker.Witness;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.thread.RunningTests;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Keeps what the checker found: one {@link Finding} for each different ring of sites, and how often it occurred.
 *
 * <p>Synchronized, because who asks at the end may meet a thread that still runs and finds.
 */
public final class FindingCollector implements Findings {
    private static final String OWN_PACKAGES = "dev.atomicity.";

    /** Those that the agent adds to the classes of the program. */
    private static final String OWN_METHODS = "$atomicity$";

    /** Different findings that are kept; beyond that they are counted. */
    private static final int MAX_FINDINGS = 10_000;

    private final Map<List<Long>, Finding> bySites = new LinkedHashMap<>();
    private final List<String> transactions = new ArrayList<>();
    private long notKept;

    /** Whether each transaction that was found is kept, and not only what they have in common. */
    private final boolean keepsTransactions;

    /** What tests met and nobody asked for yet; empty unless a runner reports tests. */
    private final Map<MetBy, FindingInTest> met = new LinkedHashMap<>();

    private final Set<Integer> interruptedRegions = new HashSet<>();

    private record MetBy(Finding finding, int test, boolean late) {}

    public FindingCollector(boolean keepsTransactions) {
        this.keepsTransactions = keepsTransactions;
    }

    @Override
    public synchronized void violation(CheckedThread thread, Witness witness) {
        keepTransaction("violation", thread);
        add(Finding.Kind.VIOLATION, (ThreadState) thread, ((ThreadState) thread).region, witness);
    }

    @Override
    public synchronized void cycle(CheckedThread thread, Witness witness) {
        keepTransaction("cycle", thread);
        add(Finding.Kind.CYCLE, (ThreadState) thread, ((ThreadState) thread).region, witness);
    }

    /**
     * A ring on one atomic set. Calls of one method between which another thread has changed something are reported only if it acts on
     * what it had read before: otherwise the method may well be meant that way.
     */
    public synchronized void found(ThreadState thread, SetRing ring) {
        if (ring.kind() != SetRing.Kind.ACROSS_CALLS || ring.isStale()) {
            boolean isCycle = ring.kind() == SetRing.Kind.CYCLE;
            add(isCycle ? Finding.Kind.CYCLE : Finding.Kind.VIOLATION, thread, ring.method(), ring.witness());
            interruptedRegions.add(thread.region);
        }
    }

    private void keepTransaction(String kind, CheckedThread thread) {
        if (keepsTransactions) {
            transactions.add(kind + " " + ((ThreadState) thread).traceName() + "#" + thread.transaction());
        }
    }

    private void add(Finding.Kind kind, ThreadState thread, int region, Witness witness) {
        // The same sites may be a violation in one order and a cycle in another.
        List<Long> sites = new ArrayList<>(List.of((long) kind.ordinal(), (long) region));
        for (Dependency dependency : witness.dependencies()) {
            sites.add(dependency.sourceEvent());
            sites.add(dependency.sinkEvent());
        }
        Finding known = bySites.get(sites);
        if (known != null) {
            known.occurrences++;
        } else if (bySites.size() < MAX_FINDINGS) {
            known = new Finding(
                    kind,
                    Sites.get(region),
                    Thread.currentThread().getName(),
                    RingSteps.of(witness, thread, region),
                    stack());
            bySites.put(sites, known);
        } else {
            notKept++;
        }
        interruptedRegions.add(region);
        if (known != null && RunningTests.isOn()) {
            meet(known, thread.test);
        }
    }

    private void meet(Finding finding, int test) {
        MetBy key = new MetBy(finding, test, RunningTests.isOver(test));
        FindingInTest before = met.get(key);
        if (before == null) {
            met.put(key, new FindingInTest(finding, test, key.late));
        } else {
            before.times++;
        }
    }

    /** Of the current thread, which is the one that is cut: the frames of the program, innermost first. */
    private static List<StackTraceElement> stack() {
        return Arrays.stream(new Throwable().getStackTrace())
                .filter(frame -> !frame.getClassName().startsWith(OWN_PACKAGES)
                        && !frame.getMethodName().startsWith(OWN_METHODS))
                .toList();
    }

    /** The regions that were found interrupted since the last call, by their sites. */
    public synchronized Set<Integer> takeInterruptedRegions() {
        Set<Integer> taken = Set.copyOf(interruptedRegions);
        interruptedRegions.clear();
        return taken;
    }

    /** What tests met since the last call. */
    public synchronized List<FindingInTest> drain() {
        List<FindingInTest> drained = List.copyOf(met.values());
        met.clear();
        return drained;
    }

    public synchronized List<Finding> findings() {
        return List.copyOf(bySites.values());
    }

    /** Each violation and cycle with its transaction as a recorded trace names it; kept only while one is recorded. */
    public synchronized List<String> transactions() {
        return List.copyOf(transactions);
    }

    public synchronized long notKept() {
        return notKept;
    }
}
