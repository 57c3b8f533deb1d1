package dev.atomicity.faults;

import dev.atomicity.hooks.engine.TestScopes;
import faulty.Program;
import java.util.Random;

/**
 * A program that overflows its stack in watched code, and catches that: at another depth each time, so that the overflow comes at
 * any step of any hook. Afterwards the same thread has a violation, which must be found. With an argument the hooks are not asked:
 * whoever started the program looks at what the agent reports.
 */
public final class DeepMain {
    private static final int ROUNDS = 20;
    private static final long STACK_BYTES = 512 * 1024;

    private DeepMain() {}

    public static void main(String[] args) throws InterruptedException {
        boolean asksHooks = args.length == 0;
        if (asksHooks) {
            TestScopes.on(status -> {});
            TestScopes.begin(1, true);
        }
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Program program = new Program();
        Partner partner = new Partner();
        for (int round = 0; round < ROUNDS; round++) {
            int offset = random.nextInt(300);
            boolean[] isOverflown = new boolean[1];
            Thread thread = new Thread(null, () -> dive(offset, program, partner, isOverflown), "deep", STACK_BYTES);
            thread.start();
            thread.join();
            require(isOverflown[0], "there was no overflow", round, seed);
            if (asksHooks) {
                boolean isFound = TestScopes.drain().stream()
                        .anyMatch(met -> met.finding().region().method().equals("lookTwice"));
                require(isFound, "the violation was not found", round, seed);
                require(TestScopes.defect() == null, "the check ended: " + TestScopes.defect(), round, seed);
            }
        }
        System.out.println("all " + ROUNDS + " rounds");
        if (asksHooks) {
            Runtime.getRuntime().halt(0); // nobody needs the report
        }
    }

    private static void dive(int offset, Program program, Partner partner, boolean[] isOverflown) {
        if (offset > 0) {
            dive(offset - 1, program, partner, isOverflown);
            return;
        }
        try {
            program.deep(0);
        } catch (StackOverflowError e) {
            isOverflown[0] = true;
        }
        program.lookTwice(partner);
    }

    private static void require(boolean condition, String message, int round, long seed) {
        if (!condition) {
            System.out.println(message + " in round " + round + " with seed " + seed);
            Runtime.getRuntime().halt(1);
        }
    }
}
