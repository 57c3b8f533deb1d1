package dev.atomicity.report;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Results that no check would hand over willingly. */
final class Hell {
    private static final String LONG = "veryLongName".repeat(17);
    private static final String RIGHT_TO_LEFT = "חשבון_בנק";
    private static final String BEYOND = "😀".repeat(120) + "a" + "🏦".repeat(120);
    private static final String TURNED = "safe\u202Egnirts\u2066";
    private static final String CONTROL = "a\u0000b\u001B[31mc\r\n::error::d]]>\uD800";
    private static final String MARKUP = "</style></script>" + Samples.SCRIPT + "\"'`|*_&amp;{{x}}{{{y}}}";

    private static final List<String> NAMES =
            Collections.unmodifiableList(Arrays.asList(LONG, RIGHT_TO_LEFT, BEYOND, TURNED, CONTROL, MARKUP, "", null));

    private Hell() {}

    private static String name(int i) {
        return NAMES.get(Math.floorMod(i, NAMES.size()));
    }

    /** Many findings with names of all kinds, or with none. */
    static Results of(int findings) {
        List<FindingResult> all = new ArrayList<>();
        List<TestResult> tests = new ArrayList<>();
        for (int i = 0; i < findings; i++) {
            all.add(finding(i));
            tests.add(test(i));
        }
        return Results.builder()
                .project(MARKUP)
                .verdict(VerdictState.ERROR)
                .threshold(3)
                .ignoreFailures(true)
                .settings(Map.of(MARKUP, CONTROL, TURNED, LONG))
                .tests(tests)
                .findings(all)
                .staleBaseline(List.of(new StaleEntry(MARKUP, null, null), new StaleEntry(null, TURNED, CONTROL)))
                .sources(List.of(
                        new SourceExcerpt("a b/ü%#?.java", Map.of(1, MARKUP, 2, "x".repeat(5000), 3, CONTROL)),
                        new SourceExcerpt(null, null)))
                .errors(List.of(MARKUP, CONTROL))
                .notes(List.of(TURNED))
                .build();
    }

    private static FindingResult finding(int i) {
        Pattern pattern = Pattern.values()[i % Pattern.values().length];
        List<Step> steps = new ArrayList<>();
        int count = i % 9 == 0 ? i % 60 : i % 5;
        for (int step = 0; step < count; step++) {
            steps.add(step(i + step, step % (1 + i % 4)));
        }
        return FindingResult.builder(i % 3 == 0 ? MARKUP + i : "f" + i)
                .kind(i % 7 == 0 ? Kind.CYCLE : Kind.VIOLATION)
                .pattern(pattern)
                .region(name(i))
                .regionPlace(name(i + 1), i % 4 - 1, i % 2 == 0 ? "a b/ü%#?.java" : null)
                .state(State.values()[i % State.values().length], name(i + 2))
                .tests(i % 5 == 0 ? null : List.of("t" + i, "no such test"))
                .lateTests(List.of("t" + i))
                .occurrences(i - 1)
                .witness(steps)
                .stacks(List.of(new StackOfThread(name(i), i % 3, false, List.of(MARKUP, CONTROL))))
                .build();
    }

    private static Step step(int i, int thread) {
        return Step.builder()
                .thread(name(i), thread)
                .run(i % 5 == 0 ? null : (long) (i % 4), name(i + 1))
                .operation(i % 6 == 0 ? null : i % 2 == 0 ? Operation.READS : Operation.WRITES, name(i + 2))
                .object(i % 7 == 0 ? null : (long) (i % 3))
                .index(i % 5 == 0 ? i : null)
                .part(i % 2 == 0 ? null : (long) i)
                .method(name(i + 3), name(i + 4))
                .place(name(i + 5), i % 4 - 1, i % 2 == 0 ? "a b/ü%#?.java" : "nowhere.java")
                .value(i % 3 == 0 ? null : name(i + 6))
                .build();
    }

    private static TestResult test(int i) {
        return new TestResult(
                "t" + i,
                name(i),
                i % 10 == 0 ? Samples.SCRIPT : name(i + 3),
                List.of(MARKUP),
                Outcome.values()[i % Outcome.values().length],
                i,
                name(i + 4),
                name(i + 5),
                List.of(i % 3 == 0 ? MARKUP + i : "f" + i, "no such finding"));
    }
}
