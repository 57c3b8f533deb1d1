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
 * Keeps what the checker found, and how often it occurred.
 *
 * <p>Synchronized, because a thread may still report a finding while the findings are read at the end.
 */
public final class FindingCollector implements Findings {
    private static final String OWN_PACKAGES = "dev.atomicity.";

    /** The beginning of the names of methods that the agent adds to the classes of the program. */
    private static final String OWN_METHODS = "$atomicity$";

    private static final int MAX_TENTATIVE = 10_000;

    private final KnownRings rings = new KnownRings();
    private final List<String> transactions = new ArrayList<>();

    /** Whether each transaction that was found is kept, and not only what they have in common. */
    private final boolean keepsTransactions;

    /** Findings of tests that were not yet drained; empty unless a runner reports tests. */
    private final Map<MetBy, FindingInTest> met = new LinkedHashMap<>();

    private final Set<Integer> interruptedRegions = new HashSet<>();

    /** Rings that depend on a read that may still be discarded. They are kept until the findings are requested. */
    private final List<Tentative> tentative = new ArrayList<>();

    private record Tentative(
            Witness witness,
            KnownRings.Sites sites,
            Finding finding,
            int region,
            int outermost,
            int starter,
            boolean isLate) {}

    private record MetBy(Finding finding, int test, boolean late, boolean onEarlierThread) {}

    public FindingCollector(boolean keepsTransactions) {
        this.keepsTransactions = keepsTransactions;
    }

    @Override
    public synchronized void violation(CheckedThread thread, Witness witness) {
        keepTransaction("violation", thread);
        add(
                Finding.Kind.VIOLATION,
                Finding.Extent.REGION,
                (ThreadState) thread,
                ((ThreadState) thread).region,
                witness);
    }

    @Override
    public synchronized void cycle(CheckedThread thread, Witness witness) {
        keepTransaction("cycle", thread);
        add(Finding.Kind.CYCLE, Finding.Extent.REGION, (ThreadState) thread, ((ThreadState) thread).region, witness);
    }

    /** A ring on one atomic set, or on the union of several. */
    public synchronized void found(ThreadState thread, SetRing ring, Finding.Extent extent) {
        Finding.Kind kind = ring.kind().isCycle() ? Finding.Kind.CYCLE : Finding.Kind.VIOLATION;
        Witness witness = ring.witness();
        if (witness.mayBecomeVoid()) {
            if (tentative.size() >= MAX_TENTATIVE) {
                settle();
            }
            tentative.add(new Tentative(
                    witness,
                    sitesOf(kind, extent, ring.method(), witness),
                    findingOf(kind, extent, thread, ring.method(), witness),
                    ring.method(),
                    thread.region,
                    thread.test,
                    RunningTests.isOver(RunningTests.servedBy(thread.test))));
            return;
        }
        add(kind, extent, thread, ring.method(), witness);
        if (extent != Finding.Extent.OTHER_OBJECT) {
            interruptedRegions.add(thread.region);
        }
    }

    /** Decides about tentative rings: reads that have not been discarded count from now on. */
    private void settle() {
        for (Tentative each : tentative) {
            if (!each.witness.isVoid()) {
                Finding kept = rings.keep(each.sites, () -> each.finding);
                if (each.finding.extent() != Finding.Extent.OTHER_OBJECT) {
                    interruptedRegions.add(each.region);
                    interruptedRegions.add(each.outermost);
                }
                meetIfWanted(kept, each.starter, each.isLate);
            }
        }
        tentative.clear();
    }

    private void keepTransaction(String kind, CheckedThread thread) {
        if (keepsTransactions) {
            transactions.add(kind + " " + ((ThreadState) thread).traceName() + "#" + thread.transaction());
        }
    }

    private void add(Finding.Kind kind, Finding.Extent extent, ThreadState thread, int region, Witness witness) {
        Finding known = rings.keep(
                sitesOf(kind, extent, region, witness), () -> findingOf(kind, extent, thread, region, witness));
        if (extent != Finding.Extent.OTHER_OBJECT) {
            interruptedRegions.add(region);
        }
        meetIfWanted(known, thread.test, RunningTests.isOver(RunningTests.servedBy(thread.test)));
    }

    /** The same sites may be a violation in one order and a cycle in another. */
    private static KnownRings.Sites sitesOf(Finding.Kind kind, Finding.Extent extent, int region, Witness witness) {
        List<Long> events = new ArrayList<>();
        for (Dependency dependency : witness.dependencies()) {
            events.add(dependency.sourceEvent());
            events.add(dependency.sinkEvent());
        }
        return new KnownRings.Sites(kind, extent, region, events);
    }

    /** The finding of the current thread. */
    private static Finding findingOf(
            Finding.Kind kind, Finding.Extent extent, ThreadState thread, int region, Witness witness) {
        return new Finding(
                kind,
                extent,
                Sites.get(region),
                Thread.currentThread().getName(),
                RingSteps.of(witness, thread, region),
                stack());
    }

    private void meetIfWanted(Finding known, int starter, boolean isLate) {
        if (known != null && (RunningTests.isOn() || RunningTests.isAnyOpen())) {
            meet(known, starter, isLate);
        }
    }

    private void meet(Finding finding, int starter, boolean isLate) {
        int test = RunningTests.servedBy(starter);
        MetBy key = new MetBy(finding, test, isLate, test != starter);
        FindingInTest before = met.get(key);
        if (before == null) {
            met.put(key, new FindingInTest(finding, test, key.late, key.onEarlierThread));
        } else {
            before.times++;
        }
    }

    /** The stack of the current thread, which is the interrupted one: the frames of the program, innermost first. */
    private static List<StackTraceElement> stack() {
        return Arrays.stream(new Throwable().getStackTrace())
                .filter(frame -> !frame.getClassName().startsWith(OWN_PACKAGES)
                        && !frame.getMethodName().startsWith(OWN_METHODS))
                .toList();
    }

    /** The regions that were found interrupted since the last call, by their sites. */
    public synchronized Set<Integer> takeInterruptedRegions() {
        settle();
        Set<Integer> taken = Set.copyOf(interruptedRegions);
        interruptedRegions.clear();
        return taken;
    }

    /** What tests met since the last call. */
    public synchronized List<FindingInTest> drain() {
        settle();
        List<FindingInTest> drained = List.copyOf(met.values());
        met.clear();
        return drained;
    }

    /** What one test met since the last call. */
    public synchronized List<FindingInTest> drain(int test) {
        settle();
        List<FindingInTest> drained =
                met.values().stream().filter(each -> each.test() == test).toList();
        met.keySet().removeIf(key -> key.test == test);
        return drained;
    }

    public synchronized List<Finding> findings() {
        settle();
        return rings.findings();
    }

    /** Each violation and cycle with its transaction as a recorded trace names it; kept only while one is recorded. */
    public synchronized List<String> transactions() {
        return List.copyOf(transactions);
    }

    public synchronized long notKept() {
        settle();
        return rings.notKept();
    }
}
