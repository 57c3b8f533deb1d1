package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code if} in place of {@code while} before a wait is found where another thread comes first; loops stay quiet. */
@Tag("slow")
class WaitsCheckTest {
    private static final String[] TESTED_ONCE = {"waits.Waits$IfMailbox.take", "waits.Waits$IfGate.enter"};

    /** Which thread gets the lock first after a signal is up to the JVM, so one check may miss it, and on a busy machine several may. */
    private static final int MOST_CHECKS = 20;

    @Test
    void whatIsTestedOnceIsFound(@TempDir Path directory) throws Exception {
        Set<String> found = new HashSet<>();
        for (int check = 0; check < MOST_CHECKS && found.size() < TESTED_ONCE.length; check++) {
            CheckedProject project =
                    new CheckedProject(directory.resolve("check-" + check), "waits/main", "waits/tests");
            project.regions = "atomicSets";
            project.timeBudget = Duration.ofHours(1);
            project.check().findings().forEach(finding -> found.add(finding.region()));
        }

        assertThat(found).containsExactlyInAnyOrder(TESTED_ONCE);
    }
}
