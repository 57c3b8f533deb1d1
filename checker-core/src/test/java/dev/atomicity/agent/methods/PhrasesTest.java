package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.models.ModelTable;
import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Step;
import dev.atomicity.steps.Operation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;

/** Every operation of the tables, and every kind of array, is named as in the source, in every sentence about it. */
class PhrasesTest {
    /** As {@code calls Map.Entry.setValue()} or {@code calls new ArrayList()}. */
    private static final String CALL = "calls (new [A-Z]\\w*|[A-Z]\\w*(\\.[A-Z]\\w*)*\\.[a-z]\\w*)\\(\\)";

    /** A call is neither read nor written, and nothing of a class file is shown. */
    private static final String WRONG = "(read|wrote|updated|reads|writes|updates) [\\w.]+\\(\\)|[;<>$]|\\[[^\\]]";

    static Stream<ModelTable.Line> lines() {
        return ModelTable.standard().lines().stream().filter(line -> line.model() != null);
    }

    private static String variable(ModelTable.Line line) {
        boolean isConstructor = line.name().equals(ModelTable.CONSTRUCTOR);
        int opcode =
                line.isStatic() ? Opcodes.INVOKESTATIC : isConstructor ? Opcodes.INVOKESPECIAL : Opcodes.INVOKEVIRTUAL;
        return new Call(opcode, line.type(), line.name(), "()V", false).text();
    }

    private static Step step(int thread, Operation operation, String variable, Integer index) {
        return Step.builder()
                .thread("t" + thread, thread)
                .run(1L, "com.acme.Shop.sell")
                .operation(operation, variable)
                .object(1L)
                .index(index)
                .method("com.acme.Shop", "sell")
                .place("Shop.java", thread, null)
                .build();
    }

    private static FindingResult finding(Pattern pattern, Step first, Step theirs, Step last) {
        return FindingResult.builder("f")
                .pattern(pattern)
                .region("com.acme.Shop.sell")
                .regionPlace("Shop.java", 1, null)
                .witness(List.of(first, theirs, last))
                .build();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void aCallOfATable(ModelTable.Line line) {
        Operation operation = line.model().operation();
        for (Pattern pattern : Pattern.values()) {
            FindingResult finding = finding(
                    pattern,
                    step(1, operation, variable(line), null),
                    step(2, operation, variable(line), null),
                    step(1, operation, variable(line), null));

            assertThat(Explanation.of(finding).text()).doesNotContainPattern(WRONG);
            assertThat(Interleaving.of(finding).action(finding.witness().get(0)))
                    .matches(CALL);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[I", "[[J", "[Z", "[B", "[C", "[S", "[F", "[D", "[Ljava/lang/String;", "[Ljava/util/Map$Entry;"
            })
    void theCopyOfAnArray(String type) {
        String call = new Call(Opcodes.INVOKEVIRTUAL, type, "clone", "()Ljava/lang/Object;", false).text();
        for (Pattern pattern : Pattern.values()) {
            FindingResult finding = finding(
                    pattern,
                    step(1, Operation.READS, call, 3),
                    step(2, Operation.WRITES, "int[]", 3),
                    step(1, Operation.READS, call, 3));

            assertThat(Explanation.of(finding).text())
                    .doesNotContainPattern(WRONG)
                    .contains(pattern == Pattern.LOCKS_ONLY ? "" : "element 3 of int[]");
            assertThat(Interleaving.of(finding).action(finding.witness().get(0)))
                    .matches("calls [A-Za-z.]+(\\[])+\\.clone\\(\\)");
        }
    }
}
