package dev.atomicity.protocol;

import dev.atomicity.steps.Operation;
import java.util.List;

/** What happened in the JVM of the tests. */
public sealed interface TestEvent {
    /** So many tests were found, not counting those that are made while others run. */
    record Discovered(long tests) implements TestEvent {}

    /** A test or a container of tests was made while what contains it runs. It will start, if nothing breaks before. */
    record Registered(String id) implements TestEvent {}

    /**
     * A test or a container of tests starts.
     *
     * @param number a number of its own in this JVM, from 1
     * @param container the number of what contains it; 0 if nothing does
     * @param className null if it belongs to none
     */
    record Started(
            int number, int container, boolean isTest, String id, String className, String displayName, long millis)
            implements TestEvent {}

    /** It has ended. The outcome is {@code passed}, {@code failed} or {@code aborted}. */
    record Finished(int number, String outcome, long millis, String message, String detail) implements TestEvent {}

    /** A test or a container was not run. */
    record Skipped(int container, boolean isTest, String id, String className, String displayName, String reason)
            implements TestEvent {}

    /**
     * A place in the code; the parts are those of {@code Sites.Site}.
     *
     * @param descriptor null if it is not known
     */
    record Place(
            String owner,
            String method,
            String file,
            int line,
            Operation operation,
            String variable,
            String descriptor) {
        /** In a method of which only the name is known. */
        public Place(String owner, String method, String file, int line, Operation operation, String variable) {
            this(owner, method, file, line, operation, variable, null);
        }
    }

    /** Which variable an event is about; the parts are those of {@code Finding.Variable}. */
    record Target(long object, int index, long part) {
        /** The object of a static field. */
        public static final long OF_CLASS = 0;

        public static final int NO_INDEX = -1;
        public static final long NO_PART = 0;
    }

    /**
     * An event of a ring. Region, place, target and value are null if they are not known.
     *
     * @param transaction from 1 on each thread; 0 outside all, {@link #UNKNOWN} if it is not known
     */
    record RingStep(
            int threadId, String thread, long transaction, Place region, Place place, Target target, String value) {
        public static final long UNKNOWN = -1;

        public RingStep withValue(String known) {
            return new RingStep(threadId, thread, transaction, region, place, target, known);
        }
    }

    /**
     * Something was found for the first time.
     *
     * @param number a number of its own in this JVM, from 1
     * @param extent whose state the ring is about
     */
    record Found(
            int number,
            boolean isCycle,
            Extent extent,
            Place region,
            int threadId,
            String thread,
            List<RingStep> steps,
            List<String> stack)
            implements TestEvent {
        /** One about all that a region does. */
        public Found(
                int number,
                boolean isCycle,
                Place region,
                int threadId,
                String thread,
                List<RingStep> steps,
                List<String> stack) {
            this(number, isCycle, Extent.REGION, region, threadId, thread, steps, stack);
        }
    }

    /** Whose state a ring is about: the names are those of the checker. */
    enum Extent {
        REGION,
        ONE_STATE,
        UNION,
        STALE_DECISION,
        HELD_ALONE,
        OTHER_OBJECT
    }

    /**
     * A test met a finding.
     *
     * @param test 0 outside all tests
     * @param late whether the test was over: a thread that it had started continued
     * @param onEarlierThread whether the thread that closed the ring was started before the test
     */
    record MetFinding(int finding, int test, boolean late, boolean onEarlierThread, long times) implements TestEvent {}

    /** A test took too long; the JVM is about to end. */
    record TimedOut(int number, String threadDump) implements TestEvent {}

    /** Something makes the JVM end, perhaps in the middle of a test. */
    record Exiting(int status, String caller) implements TestEvent {}

    /**
     * Transactions could not be judged, because a hook failed in the middle of them.
     *
     * @param test 0 outside all tests
     * @param throwable the name of the class of what was thrown inside the hook
     * @param place where the hook stands in the program; null if that is not known
     */
    record Unjudged(int test, long transactions, String throwable, Place place) implements TestEvent {}

    /**
     * The checker or the runner is broken: what happens from now on is not checked.
     *
     * @param test the test in which it happened; 0 if that is not known
     */
    record Broken(String message, int test) implements TestEvent {}

    /** All is done that was asked for. */
    record Completed(long watchedClasses, List<String> notes) implements TestEvent {}

    /**
     * Two places have touched the same data in different threads, in that order, and one of them wrote.
     *
     * @param atTheSameTime whether only the schedule and locks put them in that order
     */
    record Meeting(Place earlier, Place later, boolean atTheSameTime) {}

    /** What was exercised for the first time since the last such event: methods that are regions, and meetings. */
    record Exercised(List<Place> regions, List<Meeting> meetings) implements TestEvent {
        public Exercised {
            regions = List.copyOf(regions);
            meetings = List.copyOf(meetings);
        }
    }

    /** Threads met on shared data in the test. In an observed run; written right after the test's {@link Finished}. */
    record Concurrent(String testId) implements TestEvent {}

    /**
     * A test is executed again. Every {@link MetFinding} up to the next {@code Directed} or {@link DirectedEnd} was met in
     * this execution.
     *
     * @param plan the lines of the plan that is enforced; null for an execution that is only logged
     * @param words the schedule that is enforced, for people; null for an execution that is only logged
     */
    record Directed(String testId, String plan, String words) implements TestEvent {}

    /**
     * The execution has ended.
     *
     * @param outcome one of the constants of this class
     */
    record DirectedEnd(String testId, String outcome) implements TestEvent {
        /** The ring closed. */
        public static final String CONFIRMED = "confirmed";

        /** The threads met as planned, and no ring closed. */
        public static final String MET = "met";

        /** A thread was held, and nobody came. */
        public static final String ALONE = "alone";

        /** The place where a thread was to be held was not reached. */
        public static final String NOT_REACHED = "notReached";

        /** There was no plan. */
        public static final String LOGGED = "logged";
    }

    /** The plan can be followed only in the first execution of a JVM: it depends on state that is kept in static fields. */
    record NeedsFreshJvm(String testId, String plan) implements TestEvent {}

    /** The sums over this JVM after an execution: how many candidates there are, and what is known of them. */
    record ProvokeState(int candidates, int tried, int confirmed, int excluded, int left) implements TestEvent {}

    /**
     * The values of a confirmed execution were judged.
     *
     * @param finding the number of a {@link Found} of this JVM
     * @param judgement {@code harmful} if no serial order explains the values, {@code harmless} if one does,
     *     {@code unproven} if the values are not known
     */
    record Judged(int finding, String judgement) implements TestEvent {}
}
