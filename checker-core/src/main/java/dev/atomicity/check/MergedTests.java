package dev.atomicity.check;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.UnjudgedResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tests of several results under names that differ, and what refers to them. */
final class MergedTests {
    private final List<Results> all;
    private final List<TestResult> tests = new ArrayList<>();

    /** By position in {@link #all} and id: what the test is called in the merged results. */
    private final List<Map<String, String>> names = new ArrayList<>();

    MergedTests(List<Results> all) {
        this.all = all;
        nameTests();
    }

    List<TestResult> tests() {
        return tests;
    }

    /** The same test may have run more than once, as on two JDKs: then its name says where it ran. */
    private void nameTests() {
        Map<String, Integer> count = new HashMap<>();
        all.forEach(results -> results.tests().forEach(test -> count.merge(test.id(), 1, Integer::sum)));
        for (int i = 0; i < all.size(); i++) {
            Map<String, String> renamed = new HashMap<>();
            for (TestResult test : all.get(i).tests()) {
                boolean isUnique = count.get(test.id()) == 1;
                String origin = all.get(i).project() + " #" + (i + 1);
                String id = isUnique ? test.id() : test.id() + " in " + origin;
                renamed.put(test.id(), id);
                tests.add(isUnique ? test : test.withName(id, test.displayName() + " in " + origin));
            }
            names.add(renamed);
        }
    }

    List<UnjudgedResult> unjudged() {
        List<UnjudgedResult> unjudged = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Map<String, String> renamed = names.get(i);
            for (UnjudgedResult result : all.get(i).unjudged()) {
                unjudged.add(result.withTest(renamed.getOrDefault(result.test(), result.test())));
            }
        }
        return unjudged;
    }

    List<FindingResult> findings() {
        Map<String, FindingResult> findings = new LinkedHashMap<>();
        for (int i = 0; i < all.size(); i++) {
            Map<String, String> renamed = names.get(i);
            for (FindingResult finding : all.get(i).findings()) {
                FindingResult named = finding.toBuilder()
                        .tests(rename(finding.tests(), renamed))
                        .lateTests(rename(finding.lateTests(), renamed))
                        .earlierThreadTests(rename(finding.earlierThreadTests(), renamed))
                        .build();
                findings.merge(finding.fingerprint(), named, FindingMerge::together);
            }
        }
        return List.copyOf(findings.values());
    }

    private static List<String> rename(List<String> tests, Map<String, String> names) {
        return tests.stream().map(test -> names.getOrDefault(test, test)).toList();
    }
}
