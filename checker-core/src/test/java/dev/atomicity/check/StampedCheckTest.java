package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is read under a stamp that nobody validates is read without a lock. A reader that finds the lock taken reads nothing: then
 * the execution that is logged shows no candidate, so one check may miss it.
 */
@Tag("slow")
class StampedCheckTest {
    private static final int CHECKS = 8;

    @Test
    void aStampThatNobodyValidatesIsFound(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "stamped/main", "stamped/tests");
        Map<String, List<String>> found = new TreeMap<>();
        for (project.seed = 1; found.isEmpty() && project.seed <= CHECKS; project.seed++) {
            found = findingsByTest(project.check());
        }
        assertThat(found).containsOnlyKeys("unchecked()");
        assertThat(found.get("unchecked()")).isSubsetOf("stamped.Point.distance", "stamped.Point.move");
    }

    private static Map<String, List<String>> findingsByTest(Results results) {
        Map<String, List<String>> found = new TreeMap<>();
        for (TestResult test : results.tests()) {
            List<String> regions = results.findings().stream()
                    .filter(finding -> test.findings().contains(finding.fingerprint()))
                    .map(FindingResult::region)
                    .toList();
            if (!regions.isEmpty()) {
                found.put(test.displayName(), regions);
            }
        }
        return found;
    }
}
