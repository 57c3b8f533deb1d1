package dev.atomicity.report;

import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Kind;
import dev.atomicity.results.MethodPair;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Overlap;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.ReplayResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Results to make reports of. */
final class Samples {
    static final String SCRIPT = "<script>alert(1)</script>";

    private Samples() {}

    /** The results of a small bank, as a check would write them. */
    static Results bank() throws ResultsException {
        return read("bank.json");
    }

    /** The results of a check, as it wrote them. */
    static Results shop() throws ResultsException {
        return read("shop.json");
    }

    private static Results read(String name) throws ResultsException {
        return ResultsFile.read(Golden.root()
                .resolve("checker-core/src/test/resources/dev/atomicity/report")
                .resolve(name));
    }

    /** A finding of each pattern, one that is minor, a cycle, one with two calls of one thread on two objects, a long ring, and one that nothing is known of. */
    static Results patterns() {
        List<FindingResult> findings = new ArrayList<>();
        for (Pattern pattern : Pattern.values()) {
            findings.add(finding("f-" + pattern.id(), Kind.VIOLATION, pattern, steps(pattern)));
        }
        findings.add(finding("f-minor", Kind.VIOLATION, Pattern.LOCKS_ONLY, steps(Pattern.LOCKS_ONLY))
                .withState(State.MINOR, null)
                .toBuilder()
                .variables(List.of("Account.balance"))
                .entries(List.of("com.acme.Bank.pay", "com.acme.Bank.lambda$order$3"))
                .otherWitnesses(List.of(steps(Pattern.RING)))
                .build());
        findings.add(finding("f-cycle", Kind.CYCLE, Pattern.RING, ring(3)));
        findings.add(finding("f-two-calls", Kind.VIOLATION, Pattern.RING, twoCalls()));
        findings.add(finding("f-long", Kind.VIOLATION, Pattern.RING, ring(20)));
        findings.add(FindingResult.builder("f-unknown")
                .pattern(Pattern.RING)
                .state(State.EXPIRED, "until May")
                .occurrences(0)
                .build());
        return results(findings, List.of(test("t1", "every pattern", findings)));
    }

    /** A finding that was provoked, one that was observed and has a plan, and one that was met without a plan. */
    static Results provoked() {
        String schedule = "held thread 1 in Account.transfer after line 10 until thread 2 had left Account.set";
        FindingResult provoked =
                finding("f-provoked", Kind.VIOLATION, Pattern.READ_WRITE_WRITE, steps(Pattern.READ_WRITE_WRITE));
        FindingResult observed =
                finding("f-observed", Kind.VIOLATION, Pattern.READ_WRITE_READ, steps(Pattern.READ_WRITE_READ));
        FindingResult again =
                finding("f-again", Kind.VIOLATION, Pattern.WRITE_WRITE_READ, steps(Pattern.WRITE_WRITE_READ));
        List<FindingResult> findings = List.of(
                provoked.toBuilder()
                        .discovery(Discovery.PROVOKED)
                        .judgement(Judgement.HARMFUL)
                        .plan(replay("f-provoked"), schedule)
                        .build(),
                observed.toBuilder()
                        .discovery(Discovery.OBSERVED)
                        .judgement(Judgement.HARMLESS)
                        .plan(replay("f-observed"), schedule)
                        .build(),
                again.toBuilder().discovery(Discovery.PROVOKED).build());
        return results(findings, List.of(test("t1", "transfer", findings))).toBuilder()
                .provoke(new ProvokeResult(14, 11, 2, 9, 3, 21.4))
                .build();
    }

    /** A replay after the fix. */
    static Results replayed() {
        return results(List.of(), List.of(test("t1", "transfer", List.of()))).toBuilder()
                .replay(new ReplayResult("f-provoked", 20, 0, 17))
                .build();
    }

    /** Nothing was found, and not all methods overlapped. */
    static Results exercised() {
        List<MethodPair> pairs = List.of(
                MethodPair.of("shop.PriceCache.priceOf", "shop.PriceCache.update", Overlap.BOTH_ORDERS),
                MethodPair.of("shop.PriceCache.update", "shop.PriceCache.update", Overlap.ONE_ORDER),
                MethodPair.of("shop.PriceCache.priceOf", "shop.PriceCache.reload", Overlap.NEVER));
        return results(List.of(), List.of(test("t1", "prices", List.of()))).toBuilder()
                .coverage(CoverageResult.of(
                        4,
                        2,
                        Set.of("shop.PriceCache.size", "shop.Shop.order"),
                        pairs,
                        2,
                        new CoverageResult.PlacePairs(3, 2, 1)))
                .minOverlap(60)
                .build();
    }

    private static String replay(String fingerprint) {
        return "mvn test-compile atomicity:check -Datomicity.replay=" + fingerprint;
    }

    static Results results(List<FindingResult> findings, List<TestResult> tests) {
        Map<Integer, String> lines = Map.of(
                3,
                "class Account {",
                9,
                "    int get() {",
                10,
                "        return balance;",
                11,
                "    }",
                12,
                "        balance = n; // <b>&amp;",
                13,
                "    }");
        return Results.builder()
                .project("sample")
                .verdict(findings.isEmpty() ? VerdictState.PASSED : VerdictState.FAILED)
                .threshold(0)
                .ignoreFailures(false)
                .settings(Map.of("regions", "entry", "failOn", "medium"))
                .tests(tests)
                .findings(findings)
                .sources(List.of(new SourceExcerpt("src/main/java/Account.java", lines)))
                .build();
    }

    static TestResult test(String id, String name, List<FindingResult> findings) {
        return TestResult.of(
                id,
                "com.acme.AccountTest",
                name,
                Outcome.PASSED,
                12,
                findings.stream().map(FindingResult::fingerprint).toList());
    }

    static FindingResult finding(String fingerprint, Kind kind, Pattern pattern, List<Step> witness) {
        return FindingResult.builder(fingerprint)
                .kind(kind)
                .pattern(pattern)
                .region("com.acme.Account.transfer")
                .regionPlace("Account.java", 10, "src/main/java/Account.java")
                .tests(List.of("t1"))
                .occurrences(2)
                .witness(witness)
                .build();
    }

    /** What the pattern's name says. */
    static List<Step> steps(Pattern pattern) {
        return switch (pattern) {
            case CHECK_THEN_ACT ->
                List.of(
                        step("mine", 1, Operation.READS, "Map.containsKey()", 10),
                        step("theirs", 2, Operation.WRITES, "Map.put()", 12),
                        step("mine", 1, Operation.WRITES, "Map.put()", 12));
            case LOCKS_ONLY ->
                List.of(
                        step("mine", 1, Operation.RELEASES, null, 10),
                        step("theirs", 2, Operation.ACQUIRES, null, 11),
                        step("theirs", 2, Operation.RELEASES, null, 12),
                        step("mine", 1, Operation.ACQUIRES, null, 12));
            case RING ->
                List.of(
                        step("mine", 1, Operation.WRITES, "Account.from", 10),
                        step("theirs", 2, Operation.READS, "Account.from", 11),
                        step("theirs", 2, Operation.READS, "Account.to", 12),
                        step("mine", 1, Operation.WRITES, "Account.to", 12));
            default -> {
                String[] operations = pattern.id().split("-");
                yield List.of(
                        step("mine", 1, Operation.named(operations[0] + "s"), "Account.balance", 10),
                        step("theirs", 2, Operation.named(operations[1] + "s"), "Account.balance", 12),
                        step("mine", 1, Operation.named(operations[2] + "s"), "Account.balance", 12));
            }
        };
    }

    /** The other thread calls a method twice, on another object each time; it has another name then. */
    static List<Step> twoCalls() {
        return List.of(
                step("mine", 1, Operation.WRITES, "Account.balance", 10),
                in(5, 1, step("teller @request#1", 2, Operation.READS, "Account.balance", 11)),
                in(6, 2, step("teller @request#2", 2, Operation.READS, "Account.balance", 11)),
                in(1, 2, step("mine", 1, Operation.WRITES, "Account.balance", 12)));
    }

    /** The same step in another transaction and on another object. */
    static Step in(long transaction, long object, Step step) {
        return step.toBuilder().run(transaction, step.region()).object(object).build();
    }

    /** Each thread reads what the one before has written, and the first what the last has. */
    static List<Step> ring(int threads) {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            steps.add(step("pool", i + 1, Operation.WRITES, "Account.a" + i, 12));
            steps.add(step("pool", (i + 1) % threads + 1, Operation.READS, "Account.a" + i, 10));
        }
        return steps;
    }

    static Step step(String thread, int threadId, Operation operation, String variable, int line) {
        String region = threadId == 1 ? "com.acme.Account.transfer" : threadId % 4 == 0 ? null : "com.acme.Audit.total";
        return Step.builder()
                .thread(thread, threadId)
                .run(region == null ? 0L : 1L, region)
                .operation(operation, variable)
                .object(1L)
                .method("com.acme.Account", "access")
                .place("Account.java", line, "src/main/java/Account.java")
                .build();
    }

    static Step withValue(Step step, String value) {
        return step.toBuilder().value(value).build();
    }
}
