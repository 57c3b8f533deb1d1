package dev.atomicity.faults;

import dev.atomicity.hooks.engine.TestScopes;
import dev.atomicity.hooks.report.FindingInTest;
import faulty.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/**
 * Lets each step of the hooks of each scenario fail. Afterwards the scenario has given what it always gives, nothing was found
 * that is not there, the partner can use all that the scenario used, and the next violation of the thread is found.
 *
 * <p>Arguments: the file with what the points stand for, how many kinds of faults each point throws, the kind of thread, every how many
 * points one fails, {@code report} or {@code record}, and perhaps the only scenario to try.
 */
public final class FaultMain {
    private static final int KINDS = 4;
    private static final String REGION = "lookTwice";
    private static final int NONE = -1;

    /** The exit status; the agent has others for what it has found. */
    private static final int WRONG = 7;

    /** A step at which the thread has taken a variable. */
    private static final String WHILE_TAKEN =
            "dev/atomicity/hooks/VolatileHooks.write: dev/atomicity/hooks/events/Events.write";

    /** Those of the fault point itself, and of a hook that calls another one. */
    private static final int FRAMES_BEFORE_HOOK = 2 + 3;

    private static final Object BEFORE_HOOK = new Object();

    /** Longer than the partner ever needs, and shorter than a thread waits for a variable. */
    private static final long LOCKED_NANOS = 8_000_000_000L;

    private Program program = new Program();
    private final Partner partner = new Partner();
    private final List<String> names;
    private final int kinds;
    private final int stride;
    private final Worker worker;

    /** Whether the hooks are asked what they have found; otherwise the trace says it. */
    private final boolean asksHooks;

    private int wrong;
    private int faults;
    private int notThrown;
    private int beforeHook;
    private int looks;
    private final Set<String> beforeHookAt = new TreeSet<>();

    private FaultMain(List<String> names, int kinds, int stride, Worker worker, boolean asksHooks) {
        this.asksHooks = asksHooks;
        this.names = names;
        this.kinds = kinds;
        this.stride = stride;
        this.worker = worker;
    }

    public static void main(String[] args) throws Exception {
        boolean asksHooks = args[4].equals("report");
        if (asksHooks) {
            TestScopes.on(status -> {});
            TestScopes.begin(1, true);
        }
        Worker worker = Worker.of(args[2]);
        FaultMain main = new FaultMain(
                Files.readAllLines(Path.of(args[0])),
                Integer.parseInt(args[1]),
                Integer.parseInt(args[3]),
                worker,
                asksHooks);
        for (String scenario : List.copyOf(main.program.scenarios().keySet())) {
            if (args.length < 6 || args[5].equals(scenario)) {
                main.tryAll(scenario);
            }
        }
        main.beforeHookAt.forEach(point -> System.out.println("before a hook: " + point));
        System.out.println(main.looks + " violations");
        System.out.println(main.faults + " faults, " + main.notThrown + " points not reached again, " + main.beforeHook
                + " before a hook, " + main.wrong + " wrong");
        if (main.wrong > 0 || main.faults == 0) {
            Runtime.getRuntime().halt(WRONG);
        }
        System.exit(0); // a trace that is recorded comes to its end
    }

    private void tryAll(String name) throws Exception {
        Object expected = null;
        for (int i = 0; i < 3; i++) { // so that all is linked and made that is made once
            expected = play(scenario(name), scenario(name));
            checkViolation(name);
        }
        int[] points = pointsOf(name, NONE);
        System.out.println(name + ": " + points.length + " points");
        for (int i = 0; i < points.length; i += stride) {
            int point = points[i];
            for (int kind = 0; kind < kinds; kind++) {
                tryOne(name, expected, point, NONE, (point + kind) % KINDS);
            }
        }
        tryGivingUp(name, expected, points);
    }

    /** The points that this thread reaches in the scenario, when the hook fails at that point. */
    private int[] pointsOf(String name, int failing) throws Exception {
        drain();
        Callable<Object> scenario = scenario(name);
        int[][] points = new int[1][];
        play(
                () -> {
                    FaultPoint.startCounting();
                    try {
                        return failing(scenario, failing, NONE, 0);
                    } finally {
                        points[0] = FaultPoint.stopCounting();
                    }
                },
                scenario);
        drain();
        return points[0];
    }

    /** When a hook has failed, each step of giving up its transaction fails as well, and is done again later. */
    private void tryGivingUp(String name, Object expected, int[] points) throws Exception {
        int first = Arrays.stream(points)
                .filter(point -> names.get(point).equals(WHILE_TAKEN))
                .findFirst()
                .orElse(NONE);
        if (first == NONE) {
            return;
        }
        Set<Integer> known = Arrays.stream(points).boxed().collect(Collectors.toSet());
        int[] more = Arrays.stream(pointsOf(name, first))
                .filter(point -> !known.contains(point))
                .toArray();
        System.out.println(name + ": " + more.length + " points of giving up");
        for (int i = 0; i < more.length; i += stride) {
            int point = more[i];
            tryOne(name, expected, first, point, point % KINDS);
        }
    }

    private Callable<Object> scenario(String name) {
        return program.scenarios().get(name);
    }

    /** The scenario of this thread, while a transaction of the partner is active that has done the same. */
    private Object play(Callable<Object> mine, Callable<Object> scenario) throws Exception {
        partner.start(() -> Program.around(() -> call(scenario), this::waitForMe));
        partner.awaitTurn(1);
        try {
            return worker.call(mine);
        } finally {
            partner.pass(2);
            partner.await();
        }
    }

    private void waitForMe() {
        partner.pass(1);
        partner.awaitTurn(2);
    }

    private static Object call(Callable<Object> scenario) {
        try {
            return scenario.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void tryOne(String name, Object expected, int point, int then, int kind) {
        String where = name + " failed at " + names.get(point) + (then == NONE ? "" : " and then at " + names.get(then))
                + " with kind " + kind;
        Callable<Object> scenario = scenario(name);
        try {
            Object result = play(() -> failing(scenario, point, then, kind), scenario);
            List<FindingInTest> found = asksHooks ? TestScopes.drain() : List.of();
            found.forEach(met -> wrong(where + ": found in " + met.finding().region()));
            if (result == BEFORE_HOOK) {
                program = new Program(); // it may have been in the middle of anything
            } else if (!expected.equals(result)) {
                wrong(where + ": gave " + result + " instead of " + expected);
            }
            long start = System.nanoTime();
            partner.run(() -> call(scenario(name)));
            if (System.nanoTime() - start > LOCKED_NANOS) {
                wrong(where + ": something stays locked");
            }
            drain();
            checkViolation(where);
            if (asksHooks && TestScopes.defect() != null) {
                wrong(where + ": " + TestScopes.defect());
            }
        } catch (Throwable e) {
            wrong(where + ": " + e + " at " + Arrays.toString(e.getStackTrace()));
            program = new Program();
        }
    }

    private Object failing(Callable<Object> scenario, int point, int then, int kind) throws Exception {
        FaultPoint.arm(point, then, kind);
        try {
            return scenario.call();
        } catch (Throwable e) {
            if (!isBeforeHook(e)) {
                throw e;
            }
            beforeHook++;
            beforeHookAt.add(names.get(point));
            return BEFORE_HOOK;
        } finally {
            if (FaultPoint.disarm() == 0) {
                notThrown++;
            } else {
                faults++;
            }
        }
    }

    /**
     * What is thrown when a hook is called, before it is inside its try block, reaches the program, which has called one method too
     * many for its stack. Nothing has been done then. The program has to bear it, so its objects are of no use any more.
     */
    private static boolean isBeforeHook(Throwable thrown) {
        int frames = 0;
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (!frame.getClassName().startsWith("dev.atomicity.")) {
                break;
            }
            frames++;
        }
        return frames <= FRAMES_BEFORE_HOOK;
    }

    private void checkViolation(String where) {
        call(() -> worker.call(() -> program.lookTwice(partner)));
        looks++;
        boolean isFound = !asksHooks
                || TestScopes.drain().stream()
                        .anyMatch(met -> met.finding().region().method().equals(REGION));
        if (!isFound) {
            wrong(where + ": the next violation is not found");
        }
    }

    private void wrong(String sentence) {
        wrong++;
        System.out.println(sentence);
    }

    private void drain() {
        if (asksHooks) {
            TestScopes.drain();
            TestScopes.drainUnjudged();
        }
    }
}
