package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
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

    /** A place in the code; the parts are those of {@code Sites.Site}. */
    record Place(String owner, String method, String file, int line, String operation, String variable) {}

    /** Which variable an event is about; the parts are those of {@code Finding.Variable}. */
    record Target(long object, int index, long part) {
        public static final int NO_INDEX = -1;
        public static final long NO_PART = 0;
    }

    /**
     * An event of a ring. Region, place, target and value are null if they are not known.
     *
     * @param transaction from 1 on each thread; 0 outside of all, {@link #UNKNOWN} if it is not known
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
     */
    record Found(
            int number,
            boolean isCycle,
            Place region,
            int threadId,
            String thread,
            List<RingStep> steps,
            List<String> stack)
            implements TestEvent {}

    /**
     * A test met a finding.
     *
     * @param test 0 outside of all tests
     * @param late whether the test was over: a thread that it had started went on
     */
    record MetFinding(int finding, int test, boolean late, long times) implements TestEvent {}

    /** A test took too long; the JVM is about to end. */
    record TimedOut(int number, String threadDump) implements TestEvent {}

    /** Something makes the JVM end, perhaps in the middle of a test. */
    record Exiting(int status, String caller) implements TestEvent {}

    /**
     * Transactions could not be judged, because a hook failed in the middle of them.
     *
     * @param test 0 outside of all tests
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

    /** Writes the event, its kind first. */
    static void write(DataOutput out, TestEvent event) throws IOException {
        if (event instanceof Discovered discovered) {
            out.writeByte(1);
            out.writeLong(discovered.tests);
        } else if (event instanceof Started started) {
            out.writeByte(2);
            out.writeInt(started.number);
            out.writeInt(started.container);
            out.writeBoolean(started.isTest);
            writeName(out, started.id, started.className, started.displayName);
            out.writeLong(started.millis);
        } else if (event instanceof Finished finished) {
            out.writeByte(3);
            out.writeInt(finished.number);
            Fields.writeText(out, finished.outcome);
            out.writeLong(finished.millis);
            Fields.writeText(out, finished.message);
            Fields.writeText(out, finished.detail);
        } else if (event instanceof Skipped skipped) {
            out.writeByte(4);
            out.writeInt(skipped.container);
            out.writeBoolean(skipped.isTest);
            writeName(out, skipped.id, skipped.className, skipped.displayName);
            Fields.writeText(out, skipped.reason);
        } else if (event instanceof Found found) {
            out.writeByte(5);
            writeFound(out, found);
        } else if (event instanceof MetFinding met) {
            out.writeByte(6);
            out.writeInt(met.finding);
            out.writeInt(met.test);
            out.writeBoolean(met.late);
            out.writeLong(met.times);
        } else if (event instanceof TimedOut timedOut) {
            out.writeByte(7);
            out.writeInt(timedOut.number);
            Fields.writeText(out, timedOut.threadDump);
        } else if (event instanceof Exiting exiting) {
            out.writeByte(8);
            out.writeInt(exiting.status);
            Fields.writeText(out, exiting.caller);
        } else if (event instanceof Broken broken) {
            out.writeByte(9);
            Fields.writeText(out, broken.message);
            out.writeInt(broken.test);
        } else if (event instanceof Completed completed) {
            out.writeByte(10);
            out.writeLong(completed.watchedClasses);
            Fields.writeTexts(out, completed.notes);
        } else if (event instanceof Registered registered) {
            out.writeByte(11);
            Fields.writeText(out, registered.id);
        } else if (event instanceof Unjudged unjudged) {
            out.writeByte(12);
            out.writeInt(unjudged.test);
            out.writeLong(unjudged.transactions);
            Fields.writeText(out, unjudged.throwable);
            writePlace(out, unjudged.place);
        }
    }

    /** Reads what {@link #write} wrote. */
    static TestEvent read(DataInput in) throws IOException {
        byte kind = in.readByte();
        return switch (kind) {
            case 1 -> new Discovered(in.readLong());
            case 2 ->
                new Started(
                        in.readInt(),
                        in.readInt(),
                        in.readBoolean(),
                        Fields.readText(in),
                        Fields.readText(in),
                        Fields.readText(in),
                        in.readLong());
            case 3 ->
                new Finished(
                        in.readInt(), Fields.readText(in), in.readLong(), Fields.readText(in), Fields.readText(in));
            case 4 ->
                new Skipped(
                        in.readInt(),
                        in.readBoolean(),
                        Fields.readText(in),
                        Fields.readText(in),
                        Fields.readText(in),
                        Fields.readText(in));
            case 5 -> readFound(in);
            case 6 -> new MetFinding(in.readInt(), in.readInt(), in.readBoolean(), in.readLong());
            case 7 -> new TimedOut(in.readInt(), Fields.readText(in));
            case 8 -> new Exiting(in.readInt(), Fields.readText(in));
            case 9 -> new Broken(Fields.readText(in), in.readInt());
            case 10 -> new Completed(in.readLong(), Fields.readTexts(in));
            case 11 -> new Registered(Fields.readText(in));
            case 12 -> new Unjudged(in.readInt(), in.readLong(), Fields.readText(in), readPlace(in));
            default -> throw new IOException("unknown kind of event " + kind);
        };
    }

    private static void writeName(DataOutput out, String id, String className, String displayName) throws IOException {
        Fields.writeText(out, id);
        Fields.writeText(out, className);
        Fields.writeText(out, displayName);
    }

    private static void writeFound(DataOutput out, Found found) throws IOException {
        out.writeInt(found.number);
        out.writeBoolean(found.isCycle);
        writePlace(out, found.region);
        out.writeInt(found.threadId);
        Fields.writeText(out, found.thread);
        out.writeInt(found.steps.size());
        for (RingStep step : found.steps) {
            out.writeInt(step.threadId);
            Fields.writeText(out, step.thread);
            out.writeLong(step.transaction);
            writePlace(out, step.region);
            writePlace(out, step.place);
            writeTarget(out, step.target);
            Fields.writeText(out, step.value);
        }
        Fields.writeTexts(out, found.stack);
    }

    private static Found readFound(DataInput in) throws IOException {
        int number = in.readInt();
        boolean isCycle = in.readBoolean();
        Place region = readPlace(in);
        int threadId = in.readInt();
        String thread = Fields.readText(in);
        int size = in.readInt();
        List<RingStep> steps = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            steps.add(new RingStep(
                    in.readInt(),
                    Fields.readText(in),
                    in.readLong(),
                    readPlace(in),
                    readPlace(in),
                    readTarget(in),
                    Fields.readText(in)));
        }
        return new Found(number, isCycle, region, threadId, thread, steps, Fields.readTexts(in));
    }

    private static void writeTarget(DataOutput out, Target target) throws IOException {
        out.writeBoolean(target != null);
        if (target != null) {
            out.writeLong(target.object);
            out.writeInt(target.index);
            out.writeLong(target.part);
        }
    }

    private static Target readTarget(DataInput in) throws IOException {
        return in.readBoolean() ? new Target(in.readLong(), in.readInt(), in.readLong()) : null;
    }

    private static void writePlace(DataOutput out, Place place) throws IOException {
        out.writeBoolean(place != null);
        if (place != null) {
            Fields.writeText(out, place.owner);
            Fields.writeText(out, place.method);
            Fields.writeText(out, place.file);
            out.writeInt(place.line);
            Fields.writeText(out, place.operation);
            Fields.writeText(out, place.variable);
        }
    }

    private static Place readPlace(DataInput in) throws IOException {
        return in.readBoolean()
                ? new Place(
                        Fields.readText(in),
                        Fields.readText(in),
                        Fields.readText(in),
                        in.readInt(),
                        Fields.readText(in),
                        Fields.readText(in))
                : null;
    }
}
