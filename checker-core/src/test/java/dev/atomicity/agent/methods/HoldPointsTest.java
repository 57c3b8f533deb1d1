package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.agent.FilesLoader;
import dev.atomicity.agent.Sources;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Where a thread can be held, if schedules are directed; and that the program does the same all the same. */
class HoldPointsTest {
    private static final Map<String, byte[]> CLASSES = CompiledProgram.classesOf("""
            import java.util.*;
            import java.util.concurrent.locks.*;

            public class Program {
                private final Object lock = new Object();
                private final Map<String, Integer> map = new HashMap<>();
                private final ReentrantLock explicit = new ReentrantLock();
                private int count;

                Program(int start) {
                    super();
                    count = twice(start);
                }

                Program() {
                    this(twice(2));
                }

                static int twice(int number) { return 2 * number; }

                void calls() { twice(1); }

                void modelled() { map.put("a", 1); }

                void replaces() { map.replace("a", 1); }

                void reads() { map.get("a"); }

                void locked() { synchronized (lock) { count++; } }

                synchronized void lockedMethod() { count++; }

                void explicitlyLocked() { explicit.lock(); try { count++; } finally { explicit.unlock(); } }

                Runnable lambda() { return () -> count++; }

                void waits() throws InterruptedException { synchronized (lock) { lock.wait(1); } }

                int failsInside() {
                    try {
                        synchronized (lock) { throw new IllegalStateException(); }
                    } catch (IllegalStateException e) {
                        return Thread.holdsLock(lock) ? 1 : 2;
                    }
                }

                public static String run() throws InterruptedException {
                    Program program = new Program();
                    program.calls();
                    program.modelled();
                    program.locked();
                    program.lockedMethod();
                    program.explicitlyLocked();
                    program.lambda().run();
                    program.waits();
                    return program.count + " " + program.map + " " + program.failsInside() + " " + program.explicit.isLocked();
                }
            }
            """);

    private static final Specification DIRECTED = Specification.DEFAULTS.toBuilder()
            .regions(Regions.ALL)
            .provoke(true)
            .build();

    @Test
    void beforeAndAfterACall() {
        assertThat(callsIn(DIRECTED, "calls"))
                .containsExactly("current", "begin", "point", "twice", "point", "end", "end");
    }

    @Test
    void outsideOfTheHooksOfAModelledCall() {
        // Boxing is a call as well.
        assertThat(callsIn(DIRECTED, "modelled"))
                .containsSequence("point", "valueOf", "point", "point", "beginning", "changing", "calling", "put")
                .containsSequence("left", "over", "point", "end")
                .filteredOn("point"::equals)
                .hasSize(4);
    }

    /** Only these are interrupted by a call of another thread in the middle: several threads may replace values. */
    @Test
    void onlyCallsThatMayAddOrRemoveElementsHaveABeginning() {
        assertThat(callsIn(DIRECTED, "replaces")).contains("calling").doesNotContain("beginning");
        assertThat(callsIn(DIRECTED, "reads")).contains("calling").doesNotContain("beginning");
    }

    @Test
    void beforeAMonitorIsEnteredAndAfterItIsLeft() {
        assertThat(actionsIn("locked"))
                .containsSubsequence("point", "MONITORENTER", "acquired", "releasing", "MONITOREXIT", "point")
                .containsSubsequence("MONITOREXIT", "point", "MONITOREXIT", "point");
    }

    /** Otherwise the handler would leave the monitor a second time if the hook failed. */
    @Test
    void behindTheRangeOfTheHandlerThatLeavesTheMonitor() {
        MethodNode method = Sources.method(instrumented(DIRECTED), "locked");
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            boolean leavesMonitor = nextInstructions(block.handler).contains(Opcodes.MONITOREXIT);
            if (leavesMonitor) {
                boolean isLeft = false;
                for (AbstractInsnNode at = block.start; at != block.end; at = at.getNext()) {
                    boolean isPoint = at instanceof MethodInsnNode call && call.name.equals("point");
                    assertThat(isPoint && isLeft).isFalse();
                    isLeft |= at.getOpcode() == Opcodes.MONITOREXIT;
                }
            }
        }
    }

    private static List<Integer> nextInstructions(AbstractInsnNode start) {
        List<Integer> opcodes = new ArrayList<>();
        for (AbstractInsnNode at = start; at != null && at.getOpcode() != Opcodes.ATHROW; at = at.getNext()) {
            if (!(at instanceof LabelNode || at instanceof FrameNode || at instanceof LineNumberNode)) {
                opcodes.add(at.getOpcode());
            }
        }
        return opcodes;
    }

    @Test
    void notBeforeTheObjectIsConstructed() {
        ClassNode type = instrumented(DIRECTED);
        for (MethodNode method : type.methods) {
            if (method.name.equals("<init>")) {
                List<String> calls = callsIn(method);
                int constructed = calls.lastIndexOf("<init>");
                assertThat(calls.indexOf("point")).isEqualTo(calls.indexOf("<init>") + 1);
                assertThat(constructed).isNotNegative();
            }
        }
    }

    @Test
    void locksAreObservedAndDoNotConflict() {
        assertThat(callsIn(DIRECTED, "lockedMethod")).contains("acquired", "releasing");
        assertThat(callsIn(DIRECTED, "explicitlyLocked")).contains("locked", "unlocking");
        assertThat(callsIn(DIRECTED, "waits")).contains("waiting").doesNotContain("blocking");
        assertThat(DIRECTED.locksConflict()).isFalse();
    }

    @Test
    void noneUnlessSchedulesAreDirected() {
        for (MethodNode method : instrumented(Specification.DEFAULTS).methods) {
            assertThat(callsIn(method)).doesNotContain("point", "acquired");
        }
    }

    @Test
    void theProgramDoesTheSame() throws ReflectiveOperationException {
        Object plain = run(new FilesLoader(CLASSES, (loader, file) -> file));
        List<String> notes = new ArrayList<>();
        ClassInstrumenter instrumenter = new ClassInstrumenter(DIRECTED, notes::add);
        assertThat(run(new FilesLoader(CLASSES, instrumenter::instrument))).isEqualTo(plain);
        assertThat(notes).isEmpty();
    }

    private static Object run(ClassLoader loader) throws ReflectiveOperationException {
        return loader.loadClass("Program").getMethod("run").invoke(null);
    }

    private static ClassNode instrumented(Specification specification) {
        byte[] file = new ClassInstrumenter(specification, note -> {
                    throw new AssertionError(note);
                })
                .instrument(HoldPointsTest.class.getClassLoader(), CLASSES.get("Program"));
        return Sources.type("Program", Map.of("Program", file));
    }

    private static List<String> callsIn(Specification specification, String method) {
        return callsIn(Sources.method(instrumented(specification), method));
    }

    private static List<String> callsIn(MethodNode method) {
        List<String> calls = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call) {
                calls.add(call.name);
            }
        }
        return calls;
    }

    /** Calls and what is done to monitors. */
    private static List<String> actionsIn(String method) {
        List<String> actions = new ArrayList<>();
        for (AbstractInsnNode instruction : Sources.method(instrumented(DIRECTED), method).instructions) {
            if (instruction instanceof MethodInsnNode call) {
                actions.add(call.name);
            } else if (instruction.getOpcode() == Opcodes.MONITORENTER) {
                actions.add("MONITORENTER");
            } else if (instruction.getOpcode() == Opcodes.MONITOREXIT) {
                actions.add("MONITOREXIT");
            }
        }
        return actions;
    }
}
