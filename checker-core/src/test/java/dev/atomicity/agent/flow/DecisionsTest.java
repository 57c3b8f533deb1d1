package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** What the first decision of a method depends on. */
class DecisionsTest {
    private static final String MEMBERS = """
            boolean ready; int count; final java.util.concurrent.atomic.AtomicInteger atomic = null;
            boolean test() { return ready; }
            """;

    private static String kindOfFirst(String code) throws AnalyzerException {
        ClassNode type = Sources.typeWith(MEMBERS + "void code(boolean given, int limit) { " + code + " }");
        MethodNode method = Sources.method(type, "code");
        Decisions decisions = new Decisions(type.name, method, new ControlFlow(method, false).looped());
        for (int i = 0; i < method.instructions.size(); i++) {
            if (Decisions.isDecision(method.instructions.get(i))) {
                return decisions.isForeign(i) ? "foreign" : decisions.isOpen(i) ? "open" : "by itself";
            }
        }
        return "none";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "while (!ready) { Thread.yield(); }               | foreign",
                "while (test()) { Thread.yield(); }               | foreign",
                "while (count < limit) { Thread.yield(); }        | foreign",
                "while (given) { Thread.yield(); }                | open",
                "for (int i = 0; i < 10; i++) { Thread.yield(); } | by itself",
                "while (System.nanoTime() < 7) { Thread.yield(); } | by itself",
                "count = limit;                                   | none",
            })
    void aDecisionDependsOnOthersOrEndsByItself(String code, String kind) throws AnalyzerException {
        assertThat(kindOfFirst(code)).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int v; do { v = atomic.get(); } while (!atomic.compareAndSet(v, v + 1)); | 1",
                "while (!atomic.compareAndSet(0, 1)) { Thread.yield(); }                 | 0",
            })
    void anAttemptIsTheSecondStepIfTheLoopHasReadBefore(String code, int attempts) throws AnalyzerException {
        ClassNode type = Sources.typeWith(MEMBERS + "void code(boolean given, int limit) { " + code + " }");
        MethodNode method = Sources.method(type, "code");
        Decisions decisions = new Decisions(type.name, method, new ControlFlow(method, false).looped());
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < method.instructions.size(); i++) {
            if (decisions.isAttemptAfterRead(i)) {
                found.add(i);
            }
        }
        assertThat(found).hasSize(attempts);
    }
}
