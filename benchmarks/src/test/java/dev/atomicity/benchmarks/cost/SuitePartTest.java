package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.benchmarks.cost.SuiteList.Suite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuitePartTest {
    private static final Suite ONE = new Suite("one", List.of(), "", "");
    private static final Suite TWO = new Suite("two", List.of(), "", "");
    private static final Suite THREE = new Suite("three", List.of(), "", "");

    @Test
    void aSuiteThatFailsIsLeftOutAndNamed() throws InterruptedException {
        List<String> failures = new ArrayList<>();

        List<Suite> left = SuitePart.withoutFailing(
                List.of(ONE, TWO, THREE),
                suite -> {
                    if (suite == TWO) {
                        throw new IOException("did not end");
                    }
                },
                failures);

        assertThat(left).containsExactly(ONE, THREE);
        assertThat(failures).containsExactly("two: did not end");
    }
}
