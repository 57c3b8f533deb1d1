package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.methods.Decision.DataAccess;
import dev.atomicity.agent.methods.Decision.FieldAccess;
import dev.atomicity.agent.methods.Decision.Synchronisation;
import dev.atomicity.agent.methods.Decision.ThreadAction;
import dev.atomicity.specification.Specification;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Java source in, decisions out. */
class MethodPlannerTest {
    private static final String MEMBERS = """
            int count;
            final int limit = Integer.parseInt("3");
            Object value;
            int[] numbers;
            Map<String, String> map = new HashMap<>();
            final java.util.concurrent.atomic.AtomicInteger atomic = new java.util.concurrent.atomic.AtomicInteger();
            final Lock lock = new ReentrantLock();
            final Condition condition = lock.newCondition();
            Thread other;
            """;

    @Test
    void fieldsThatCanChangeAreRecorded() {
        assertThat(decisionsOf("count = 7;")).singleElement().isInstanceOfSatisfying(FieldAccess.class, access -> {
            assertThat(access.constant()).isEqualTo("7");
            assertThat(access.isFresh()).isFalse();
        });
        assertThat(decisionsOf("return limit;")).isEmpty();
    }

    @Test
    void aReadUnderTheLockLooksAgain() {
        List<Decision> decisions =
                decisionsOf("if (value == null) { synchronized (this) { if (value == null) { value = \"x\"; } } }");
        assertThat(decisions)
                .extracting(decision -> ((FieldAccess) decision).secondLook() != null)
                .containsExactly(false, true, false);
    }

    @Test
    void elementsOfAnArrayOfTheMethodAreNot() {
        assertThat(decisionsOf("int[] own = new int[3]; own[1] = 4; return own[1];"))
                .isEmpty();
        assertThat(decisionsOf("return numbers[1];"))
                .hasExactlyElementsOfTypes(FieldAccess.class, Decision.ElementAccess.class);
    }

    @Test
    void callsOfTheJdkAccessData() {
        assertThat(actionOf("map.put(\"a\", \"b\");"))
                .isInstanceOfSatisfying(
                        DataAccess.class,
                        access -> assertThat(access.model().operation()).isEqualTo(Operation.WRITES));
        assertThat(actionOf("atomic.set(3);"))
                .isInstanceOfSatisfying(
                        DataAccess.class,
                        access -> assertThat(access.constant()).isEqualTo("3"));
        assertThat(decisionsOf("Map<String, String> own = new HashMap<>(); own.put(\"a\", \"b\");"))
                .as("a map that nobody else knows")
                .isEmpty();
    }

    /** A counter that is increased without looking at the result commutes with others. */
    @Test
    void aResultThatIsDroppedChangesTheHook() {
        assertThat(((DataAccess) actionOf("atomic.incrementAndGet();")).model().hook())
                .isEqualTo("bump");
        assertThat(((DataAccess) actionOf("return atomic.incrementAndGet();"))
                        .model()
                        .hook())
                .isEqualTo("write");
    }

    @Test
    void callsActOnOtherThreads() {
        assertThat(actionOf("other.start();")).isEqualTo(ThreadAction.START_THREAD);
        assertThat(actionOf("other.join();")).isEqualTo(ThreadAction.JOIN_THREAD);
        assertThat(actionOf("notifyAll();")).isEqualTo(ThreadAction.NOTIFY);
        assertThat(actionOf("condition.signal();")).isEqualTo(ThreadAction.SIGNAL_CONDITION);
    }

    @Test
    void locksArePlannedOnlyIfTheyAreObserved() {
        Specification observing =
                Specification.DEFAULTS.toBuilder().provoke(true).build();
        assertThat(decisionsOf("synchronized (this) {}")).isEmpty();
        assertThat(decisionsIn(observing, "synchronized (this) {}"))
                .hasSize(3)
                .hasOnlyElementsOfType(Decision.MonitorAction.class);
        assertThat(decisionsOf("lock.unlock();")).isEmpty();
        assertThat(decisionsIn(observing, "lock.unlock();"))
                .singleElement()
                .isInstanceOfSatisfying(
                        Decision.Call.class, call -> assertThat(call.action()).isInstanceOf(Synchronisation.class));
        assertThat(((Decision.Call) decisionsOf("wait();").get(0)).blocks()).isTrue();
        assertThat(((Decision.Call) decisionsIn(observing, "wait();").get(0)).action())
                .isEqualTo(ThreadAction.WAIT_ON_MONITOR);
    }

    /** The only call among the decisions. */
    private static Decision.CallAction actionOf(String code) {
        return decisionsOf(code).stream()
                .filter(Decision.Call.class::isInstance)
                .map(decision -> ((Decision.Call) decision).action())
                .reduce((first, second) -> {
                    throw new AssertionError("two calls");
                })
                .orElseThrow();
    }

    private static List<Decision> decisionsOf(String code) {
        return decisionsIn(Specification.DEFAULTS, code);
    }

    /** In the order of the instructions. */
    private static List<Decision> decisionsIn(Specification specification, String code) {
        MethodContext context = SourceMethod.of(specification, MEMBERS, code);
        InstrumentationPlan plan = MethodPlanner.plan(context, false, false);
        List<Decision> decisions = new ArrayList<>();
        for (AbstractInsnNode instruction : context.method().instructions) {
            if (plan.decisionFor(instruction) != null) {
                decisions.add(plan.decisionFor(instruction));
            }
        }
        return decisions;
    }
}
