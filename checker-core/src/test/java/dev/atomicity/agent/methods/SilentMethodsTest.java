package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.specification.Specification;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Java source in; out, whether the method needs no region. */
class SilentMethodsTest {
    private static final String MEMBERS = """
            int count;
            final int limit = Integer.parseInt("3");
            final String name = "a".repeat(limit);
            static final int[] TABLE = new int[4];
            static class Other { static final Object MADE = new Object(); }
            int pure(int value) { return value + 1; }
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return limit;",
                "return Math.max(limit, 3) * 2;",
                "return name.length() > 3 ? name.substring(1) : name;",
                "if (limit < 0) { throw new IllegalArgumentException(\"negative\"); }",
                "int sum = 0; for (int i = 0; i < limit; i++) { sum += i; } return sum;",
                "int[] own = new int[limit]; own[0] = 4; return own[0];",
            })
    void aMethodThatOnlyComputesNeedsNoRegion(String code) {
        assertThat(isSilent(Specification.DEFAULTS, code)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return count;",
                "count = 3;",
                "return TABLE[limit];",
                "return pure(limit);",
                "return String.valueOf(this);",
                "return name + this;",
                "return Other.MADE;",
                "return new Source();",
                "Runnable later = () -> count++; later.run();",
                "synchronized (this) { }",
                "Thread.yield();",
            })
    void aMethodNeedsOneIfSomethingMayBeRecordedInIt(String code) {
        assertThat(isSilent(Specification.DEFAULTS, code)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"return Math.max(limit, 3);"})
    void aDirectedExecutionMayHoldAThreadAtAnyCall(String code) {
        assertThat(isSilent(Specification.DEFAULTS.toBuilder().provoke(true).build(), code))
                .isFalse();
    }

    private static boolean isSilent(Specification specification, String code) {
        MethodContext context = SourceMethod.of(specification, MEMBERS, code);
        return SilentMethods.contain(context, MethodPlanner.plan(context, true, false));
    }
}
