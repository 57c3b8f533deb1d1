package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.methods.CallPlanner;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Each method of {@link PauseExamples} has one pause: in a loop that waits, or not. */
class WaitingLoopsTest {
    private final ClassHierarchy hierarchy = new ClassHierarchy();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "untilReady",
                "untilReadyByYield",
                "untilReadyBySpinning",
                "untilReadyByParking",
                "untilReadyByTimeUnit",
                "untilTaken",
                "untilReadyInTurns",
                "untilCalledMethodSaysSo",
                "untilLocalSaysSo",
                "untilBothAreReady",
                "untilReadyOrInterrupted",
                "untilReadyOrLate",
                "untilReadyWithRetries",
                "untilReadyWithRetriesInField",
                "untilQueueHasSome",
                "untilEnoughResults",
                "untilPolled",
                "endlessUntilReturn",
                "endlessUntilBreak",
                "againAfterFailure",
                "someTimesAfterFailure",
                "untilReadyInSmallSteps",
                "untilElementIsSet",
                "bySwitch",
                "untilReadyByOwnMethod",
                "untilReadyByOwnMethodOfOwnMethod",
                "untilReadyByInheritedMethod",
                "untilReadyByInterface",
                "untilComputedBoundIsReached",
                "untilOwned",
                "untilOwnedAtOnce",
                "untilOffered",
            })
    void waits(String method) throws IOException {
        assertThat(waiting(method)).as(method).hasToString("1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "between",
                "betweenByTimeUnit",
                "betweenByParking",
                "betweenBySpinning",
                "betweenAgainAndAgain",
                "betweenUntilStopped",
                "betweenElements",
                "betweenCalls",
                "betweenForATime",
                "betweenCountedByLong",
                "betweenUpToAField",
                "forEachOfACollection",
                "forEachOfAnArray",
                "untilItHasDoneItAll",
                "afterALoop",
                "byOwnMethodBetween",
                "betweenReadAndAttempt",
                "betweenReadAndAttemptByOwnMethod",
                "betweenReadAndReplace",
                "betweenStampAndValidate",
            })
    void doesNotWait(String method) throws IOException {
        assertThat(waiting(method)).as(method).hasToString("0");
    }

    /** How many pauses of the method wait. */
    private Integer waiting(String name) throws IOException {
        ClassNode type = new ClassNode();
        new ClassReader(PauseExamples.class.getName()).accept(type, 0);
        MethodNode method = type.methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
        return WaitingLoops.waitingPauses(type.name, method, this::pauses).size();
    }

    private boolean pauses(MethodInsnNode call) {
        return CallPlanner.pauses(call, hierarchy, PauseExamples.class.getClassLoader());
    }
}
