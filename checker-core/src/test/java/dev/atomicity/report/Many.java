package dev.atomicity.report;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The results of a large project: long names, long lines, deep stacks. */
final class Many {
    private static final int TESTS = 2000;
    private static final int FINDINGS = 500;
    private static final int TESTS_OF_A_FINDING = 3;

    private static final String CLASS = "com.acme.service.order.OrderProcessingService";
    private static final String FILE = "OrderProcessingService%d.java";
    private static final String SOURCE = "src/main/java/com/acme/service/order/" + FILE;

    private Many() {}

    /** 2,000 tests and 500 findings, each of them a ring of so many threads. */
    static Results of(int threads) {
        List<TestResult> tests = new ArrayList<>();
        for (int i = 0; i < TESTS; i++) {
            tests.add(TestResult.of(
                    id(i),
                    CLASS + "Test",
                    "processesAllPendingOrdersOfACustomerAtOnce" + i + "()",
                    Outcome.PASSED,
                    17,
                    i < FINDINGS * TESTS_OF_A_FINDING ? List.of("f" + i % FINDINGS) : List.of()));
        }
        List<FindingResult> findings = new ArrayList<>();
        for (int i = 0; i < FINDINGS; i++) {
            findings.add(finding(i, threads));
        }
        List<SourceExcerpt> sources = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            sources.add(new SourceExcerpt(SOURCE.formatted(i), lines()));
        }
        return Results.builder()
                .project("orders")
                .verdict(VerdictState.FAILED)
                .threshold(0)
                .ignoreFailures(false)
                .tests(tests)
                .findings(findings)
                .sources(sources)
                .build();
    }

    private static String id(int test) {
        return "[engine:junit-jupiter]/[class:%sTest]/[method:processesAll%d()]".formatted(CLASS, test);
    }

    private static FindingResult finding(int number, int threads) {
        List<String> tests = new ArrayList<>();
        for (int i = 0; i < TESTS_OF_A_FINDING; i++) {
            tests.add(id(number + i * FINDINGS));
        }
        List<Step> steps = new ArrayList<>();
        List<StackOfThread> stacks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            steps.add(step(Operation.WRITES, i, i, number));
            steps.add(step(Operation.READS, (i + 1) % threads, i, number));
            stacks.add(new StackOfThread(thread(i), i, true, frames()));
        }
        return FindingResult.builder("f" + number)
                .pattern(Pattern.RING)
                .region(CLASS + "0.processPendingOrders" + number)
                .regionPlace(FILE.formatted(0), 30, SOURCE.formatted(0))
                .state(State.values()[number % State.values().length], null)
                .tests(tests)
                .occurrences(7)
                .witness(steps)
                .stacks(stacks)
                .build();
    }

    private static String thread(int thread) {
        return "ForkJoinPool.commonPool-worker-" + thread;
    }

    private static Step step(Operation operation, int thread, int variable, int finding) {
        return Step.builder()
                .thread(thread(thread), thread)
                .run(1L, CLASS + thread + ".processPendingOrders" + finding)
                .operation(operation, "OrderProcessingService.pendingOrders" + variable)
                .object(1L)
                .part((long) variable)
                .method(CLASS + thread, "lambda$processPendingOrders$" + variable)
                .place(FILE.formatted(thread), 40 + 17 * variable, SOURCE.formatted(thread))
                .value("1234.5")
                .build();
    }

    private static List<String> frames() {
        List<String> frames = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            frames.add(CLASS + ".processPendingOrders(OrderProcessingService.java:" + i + ")");
        }
        return frames;
    }

    private static Map<Integer, String> lines() {
        Map<Integer, String> lines = new TreeMap<>();
        for (int i = 1; i < 300; i++) {
            lines.put(
                    i,
                    "        this.pendingOrders%d = repository.findAllPendingOrders(customer, Instant.now()).toList(); // %d"
                            .formatted(i % 9, i));
        }
        return lines;
    }
}
