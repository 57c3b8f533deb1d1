package tests;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that end their JVM in all that can contain tests: what comes after them has to run. */
class BreakingContainersTest {
    @TestFactory
    Stream<DynamicNode> factory() {
        return Stream.of("a", "b", "c")
                .map(container -> DynamicContainer.dynamicContainer(
                        container,
                        Stream.of(1, 2, 3).map(number -> DynamicTest.dynamicTest(container + number, () -> {
                            if (container.equals("b") && number == 2) {
                                System.exit(2);
                            }
                        }))));
    }

    @Nested
    @TestMethodOrder(MethodOrderer.MethodName.class)
    @ParameterizedClass
    @ValueSource(ints = {1, 2, 3})
    class OfParameters {
        @Parameter
        int parameter;

        @Test
        void x() {}

        @Test
        void y() {
            if (parameter == 2) {
                System.exit(3);
            }
        }

        @Test
        void z() {}
    }

    @Nested
    class BeforeItsTests {
        @BeforeAll
        static void exit() {
            System.exit(4);
        }

        @Test
        void neverRuns() {}
    }

    @Nested
    class AfterItsTests {
        @AfterAll
        static void exit() {
            System.exit(5);
        }

        @Test
        void runs() {}
    }

    @Nested
    class FailsWhenChecked {
        @BeforeAll
        static void fail() {
            if (java.lang.management.ManagementFactory.getRuntimeMXBean()
                    .getInputArguments()
                    .toString()
                    .contains("-javaagent")) {
                throw new IllegalStateException("checked");
            }
        }

        @Test
        void runsWithoutTheCheck() {}
    }
}
