package dev.atomicity.hooks.report;

import dev.atomicity.checker.CheckerLimit;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.thread.RunningTests;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The transactions that were given up because a hook failed: how many, in which test, why and where. And the end of the check, if it is the
 * checker that is broken.
 *
 * <p>Hooks fail if the program runs out of stack or memory, or if a thread is stopped: this is not a defect of the checker, however often
 * it happens. Any other failure is a defect, and it ends the check if it keeps occurring: {@link #LIMIT} times at one place of the program,
 * while no hook has succeeded there. Guarded by this object.
 */
public final class HookFailureLog {
    /** Failures at one place, without a success in between, after which the checker is considered broken. */
    static final int LIMIT = 50;

    /** The number of different causes that are kept; further ones are counted together. */
    private static final int MAX_CAUSES = 1000;

    private static final String OTHERS = "other failures";

    /** Whether hooks may always fail at some place: only then is a success of interest. Read without the lock by every hook. */
    private volatile boolean isSuspicious;

    private final Map<Cause, Long> all = new LinkedHashMap<>();

    /** What was not yet drained; empty unless a runner drains it test by test. */
    private final Map<Cause, Long> fresh = new LinkedHashMap<>();

    /** By site: defects of the checker since the last success. */
    private final Map<Integer, Integer> defects = new HashMap<>();

    private Defect defect;

    /**
     * Why transactions of a test were given up.
     *
     * @param test the number that {@code TestScopes.begin} was given; 0 outside all tests
     * @param throwable the name of the class of what was thrown inside the hook
     * @param site where the hook stands in the program; null if that is not known
     */
    record Cause(int test, String throwable, Sites.Site site) {
        /** As in "StackOverflowError in com.acme.Cache.get". */
        String text() {
            String simpleName = throwable.equals(CheckerLimit.class.getName())
                    ? "a thread was started in the middle of it, or the checker was full"
                    : throwable.substring(throwable.lastIndexOf('.') + 1);
            return site == null ? simpleName : simpleName + " in " + site.owner() + "." + site.method();
        }
    }

    /**
     * What ended the check.
     *
     * @param test as in {@link Cause}
     * @param sentence for a person: which operation of which class, and what was thrown
     */
    public record Defect(int test, String sentence) {
        static Defect of(Cause cause, Throwable failure) {
            Sites.Site site = cause.site();
            String operation = site == null || site.variable() == null
                    ? ""
                    : " at \"" + site.operation() + " " + site.variable() + "\"";
            String where = site == null ? "" : " in " + site.location();
            StackTraceElement[] stack = failure.getStackTrace();
            String frame = stack.length == 0 ? "" : ", thrown at " + stack[0];
            return new Defect(
                    cause.test(),
                    "the checker failed " + LIMIT + " times in a row" + operation + where + ": " + failure + frame);
        }
    }

    /**
     * The transaction of the thread is given up, because of {@link ThreadState#failure}. Returns whether that ends the check,
     * because the checker is broken.
     */
    public synchronized boolean add(ThreadState thread) {
        Throwable failure = thread.failure;
        Sites.Site site = Sites.get(thread.failedSite);
        int test = RunningTests.servedBy(thread.test);
        Cause cause = new Cause(test, failure.getClass().getName(), site);
        if (all.size() >= MAX_CAUSES && !all.containsKey(cause)) {
            cause = new Cause(test, OTHERS, null);
        }
        all.merge(cause, 1L, Long::sum);
        if (RunningTests.isOn()) {
            fresh.merge(cause, 1L, Long::sum);
        }
        if (isDefect(failure)) {
            isSuspicious = true;
            if (defects.merge(thread.failedSite, 1, Integer::sum) >= LIMIT && defect == null) {
                defect = Defect.of(cause, failure);
                return true;
            }
        }
        return false;
    }

    /** A thread has done something that was not recorded; {@code site} is 0 if the place is not known. */
    public synchronized void addUnseen(int test, int site, Throwable why) {
        Cause cause = new Cause(test, why.getClass().getName(), site == 0 ? null : Sites.get(site));
        all.merge(cause, 1L, Long::sum);
        if (RunningTests.isOn()) {
            fresh.merge(cause, 1L, Long::sum);
        }
    }

    private static boolean isDefect(Throwable failure) {
        return !(failure instanceof VirtualMachineError)
                && !(failure instanceof CheckerLimit)
                && !(failure.getClass().getName().equals("java.lang.ThreadDeath"));
    }

    /** A hook at that site has succeeded. */
    public void succeeded(int site) {
        if (isSuspicious) {
            forgive(site);
        }
    }

    private synchronized void forgive(int site) {
        if (defect == null) {
            defects.remove(site);
            isSuspicious = !defects.isEmpty();
        }
    }

    /** What ended the check; null if nothing did. */
    public synchronized Defect defect() {
        return defect;
    }

    /** All that was given up, as sentences for a person. */
    public synchronized List<String> sentences() {
        Map<String, Long> counts = new LinkedHashMap<>();
        all.forEach((cause, count) -> counts.merge(cause.text(), count, Long::sum));
        List<String> sentences = new ArrayList<>();
        counts.forEach((cause, count) -> sentences.add(
                (count == 1 ? "1 transaction" : count + " transactions") + " could not be judged: " + cause));
        return sentences;
    }

    /** What was given up since the last call. */
    public synchronized List<GivenUpTransactions> drain() {
        List<GivenUpTransactions> drained = new ArrayList<>();
        fresh.forEach(
                (cause, count) -> drained.add(new GivenUpTransactions(cause.test, count, cause.throwable, cause.site)));
        fresh.clear();
        return drained;
    }
}
