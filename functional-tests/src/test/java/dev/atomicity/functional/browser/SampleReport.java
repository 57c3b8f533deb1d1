package dev.atomicity.functional.browser;

import dev.atomicity.report.ReportKind;
import dev.atomicity.report.Reports;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Kind;
import dev.atomicity.results.MethodPair;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Overlap;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.Severity;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reports to look at. */
final class SampleReport {
    private SampleReport() {}

    /** The bank of the golden files. */
    static Results bank() throws ResultsException {
        return ResultsFile.read(Path.of(
                System.getProperty("atomicity.root"),
                "checker-core/src/test/resources/dev/atomicity/report/bank.json"));
    }

    /** The bank with a finding and a test that try to act in the page. */
    static Results hostile() throws ResultsException {
        Results bank = bank();
        String script = "<script>document.title='run'</script><img src=x onerror=\"document.title='run'\">";
        FindingResult model = bank.findings().get(0);
        FindingResult finding = renamed(model, "hostile", "com.acme." + script, List.of("t"));
        TestResult test = new TestResult(
                "t",
                "com.acme." + script,
                script,
                List.of(script),
                Outcome.FAILED,
                1,
                script,
                script,
                List.of("hostile"));
        return with(bank, List.of(finding), List.of(test));
    }

    /** One finding that was provoked and can be replayed. */
    static Results provoked() throws ResultsException {
        Results bank = bank();
        FindingResult finding = bank.findings().get(0);
        return with(
                bank,
                List.of(finding.toBuilder()
                        .discovery(Discovery.PROVOKED)
                        .judgement(Judgement.HARMFUL)
                        .plan(
                                "gradle atomicityCheck --replay " + finding.fingerprint(),
                                "held thread 1 in Account.withdraw after line 15 until thread 2 had left Account.withdraw")
                        .build()),
                bank.tests());
    }

    /** Findings of two threads and more, whose names have to be shortened, and a long one that is folded. */
    static Results drawings() throws ResultsException {
        Results bank = bank();
        List<FindingResult> findings = new ArrayList<>();
        for (int threads : new int[] {2, 3, 5, 20}) {
            List<Step> steps = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                steps.add(step(i, Operation.WRITES, i));
                steps.add(step((i + 1) % threads, Operation.READS, i));
            }
            for (Kind kind : Kind.values()) {
                findings.add(FindingResult.builder(kind.name().toLowerCase(Locale.ROOT) + "-" + threads)
                        .kind(kind)
                        .pattern(Pattern.RING, Severity.MEDIUM)
                        .region("com.acme.OrderProcessingService.processPendingOrders")
                        .witness(steps)
                        .build());
            }
        }
        return with(bank, findings, List.of());
    }

    /** Long names of everything that has one, and what was exercised. */
    static Results longNames() throws ResultsException {
        Results drawings = drawings();
        String owner = "com.acme.fulfilment.orders.OrderProcessingServiceOfTheWholeCompany";
        List<MethodPair> pairs = new ArrayList<>();
        Overlap[] overlaps = Overlap.values();
        for (int i = 0; i < 16; i++) {
            pairs.add(MethodPair.of(
                    owner + ".processAllPendingOrdersOfOneCustomerAndNotify" + (char) ('A' + i),
                    owner + ".clear" + i % 5,
                    overlaps[i % overlaps.length]));
        }
        List<String> fingerprints =
                drawings.findings().stream().map(FindingResult::fingerprint).toList();
        TestResult test = TestResult.of(
                "t",
                "com.acme.fulfilment.OrderProcessingServiceOfTheWholeCompanyIntegrationTest",
                "processesAllPendingOrdersOfOneCustomerWhileAnotherOneCancelsTheirs()",
                Outcome.PASSED,
                1,
                fingerprints);
        return drawings.toBuilder()
                .tests(List.of(test))
                .findings(drawings.findings().stream()
                        .map(finding -> finding.toBuilder()
                                .tests(List.of("t"))
                                .occurrences(1_234_567)
                                .build())
                        .toList())
                .coverage(CoverageResult.of(
                        1, 1, Set.of("a.Counter.add"), pairs, 3, new CoverageResult.PlacePairs(4, 5, 6)))
                .build();
    }

    private static Step step(int thread, Operation operation, int variable) {
        return Step.builder()
                .thread("ForkJoinPool.commonPool-worker-WWWWWWWW-" + thread, thread)
                .run(
                        thread % 4 == 3 ? 0L : 1L,
                        thread % 4 == 3 ? null : "com.acme.OrderProcessingService.processAllPendingOrders")
                .operation(operation, "OrderProcessingService.WIDE_PENDING_ORDERS_OF_CUSTOMER_" + variable)
                .object(1L)
                .part((long) variable)
                .method("com.acme.OrderProcessingService", "process")
                .place("OrderProcessingServiceOfTheWholeCompany.java", 1000 + variable, null)
                .value("1.2345678901234567E-300")
                .build();
    }

    /** As many as a page must be able to carry. */
    static Results many() throws ResultsException {
        Results bank = bank();
        List<FindingResult> findings = new ArrayList<>();
        List<TestResult> tests = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            List<String> met = i < 500 ? List.of("f" + i) : List.of();
            tests.add(TestResult.of("t" + i, "com.acme.ManyTest", "test" + i, Outcome.PASSED, 1, met));
        }
        for (int i = 0; i < 500; i++) {
            FindingResult model = bank.findings().get(i % bank.findings().size());
            findings.add(renamed(model, "f" + i, "com.acme.Many.method" + i, List.of("t" + i)));
        }
        return with(bank, findings, tests);
    }

    private static FindingResult renamed(FindingResult model, String fingerprint, String region, List<String> tests) {
        return FindingResult.builder(fingerprint)
                .kind(model.kind())
                .pattern(model.pattern(), model.severity())
                .region(region)
                .regionPlace(model.regionFile(), model.regionLine(), model.regionSource())
                .state(model.state(), model.reason())
                .tests(tests)
                .occurrences(model.occurrences())
                .witness(model.witness())
                .stacks(model.stacks())
                .build();
    }

    private static Results with(Results model, List<FindingResult> findings, List<TestResult> tests) {
        return Results.builder()
                .schemaVersion(model.schemaVersion())
                .project(model.project())
                .verdict(model.verdict())
                .threshold(model.threshold())
                .ignoreFailures(model.ignoreFailures())
                .settings(model.settings())
                .tests(tests)
                .findings(findings)
                .staleBaseline(model.staleBaseline())
                .sources(model.sources())
                .errors(model.errors())
                .notes(model.notes())
                .build();
    }

    /** Writes the page and returns its address. */
    static String write(Results results, Path directory) throws IOException {
        Reports.write(results, EnumSet.of(ReportKind.HTML), directory);
        return directory.resolve("index.html").toUri().toString();
    }
}
