package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
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
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Java source in; out comes the order in which the instrumented method calls hooks and does what the source says. */
class AccessWritersTest {
    /** Threads in it may not be alone, so that a method has one body. */
    private static final Specification RECORDED =
            Specification.DEFAULTS.toBuilder().regions(Regions.ANNOTATED).build();

    private static final Specification WITH_LOCKS =
            RECORDED.toBuilder().locksConflict(true).build();

    private static final String MEMBERS = """
            int plain; volatile int safe; static int shared; int[] numbers;
            final HashMap<String, Integer> map = new HashMap<>();
            final java.util.concurrent.ConcurrentHashMap<String, Integer> concurrent =
                    new java.util.concurrent.ConcurrentHashMap<>();
            final java.util.concurrent.atomic.AtomicInteger atomic = new java.util.concurrent.atomic.AtomicInteger();
            final Lock lock = new ReentrantLock();
            Thread other;
            """;

    @Test
    void aFieldIsRecordedBeforeItIsAccessed() {
        assertThat(actions("plain = 1;")).containsSubsequence("Source.write", "PUTFIELD plain");
        assertThat(actions("shared++;"))
                .containsSubsequence("Source.read", "GETSTATIC shared", "Source.write", "PUTSTATIC shared");
    }

    /** Another thread that sees the new value must come later: the variable is held until the access is over. */
    @Test
    void aVolatileFieldIsHeldDuringTheAccess() {
        assertThat(actions("safe = 1;")).containsSubsequence("Source.write", "PUTFIELD safe", "VolatileHooks.done");
    }

    @Test
    void anElementIsRecordedBeforeItIsAccessed() {
        assertThat(actions("numbers[1] = 2;"))
                .containsSubsequence("AccessHooks.pages", "AccessHooks.writeElement", "IASTORE");
        assertThat(actions("Arrays.fill(numbers, 7);")).containsSubsequence("ArrayHooks.write", "Arrays.fill");
    }

    @Test
    void aCollectionForOneThreadIsRecordedBeforeTheCall() {
        assertThat(actions("map.get(\"a\");")).containsSubsequence("CollectionHooks.readKey", "HashMap.get");
    }

    /** Its gate is entered before the call, and the call is recorded when its result is known. */
    @Test
    void aConcurrentCollectionIsRecordedAfterTheCall() {
        assertThat(actions("concurrent.get(\"a\");"))
                .containsSubsequence(
                        "CallHooks.reading", "ConcurrentHashMap.get", "CollectionHooks.readKey", "CallHooks.left");
    }

    @Test
    void anAtomicIsHeldDuringTheCall() {
        assertThat(actions("atomic.incrementAndGet();"))
                .containsSubsequence("AtomicHooks.bump", "AtomicInteger.incrementAndGet", "AtomicHooks.done");
    }

    @Test
    void anAcquisitionIsRecordedAfterAndAReleaseBefore() {
        assertThat(actionsIn(WITH_LOCKS, "lock.lock(); lock.unlock();"))
                .containsSubsequence("Lock.lock", "SyncHooks.locked", "SyncHooks.unlocking", "Lock.unlock");
        assertThat(actionsIn(WITH_LOCKS, "synchronized (this) { plain = 1; }"))
                .containsSubsequence("MONITORENTER", "MonitorHooks.acquired", "MonitorHooks.releasing", "MONITOREXIT");
        assertThat(actions("lock.lock(); lock.unlock();")).noneMatch(action -> action.startsWith("SyncHooks"));
    }

    @Test
    void aStartIsRecordedBeforeTheThreadRuns() {
        assertThat(actions("other.start();")).containsSubsequence("ThreadHooks.startingThread", "Thread.start");
        assertThat(actions("other.join();")).containsSubsequence("Thread.join", "ThreadHooks.joinedThread");
    }

    private static List<String> actions(String code) {
        return actionsIn(RECORDED, code);
    }

    /** Calls, accesses of fields and elements, and uses of monitors, in the order of the instructions. */
    private static List<String> actionsIn(Specification specification, String code) {
        Map<String, byte[]> files = CompiledProgram.classesOf("""
                import java.util.*;
                import java.util.concurrent.locks.*;
                public class Source {
                %s
                void code() throws Exception { %s }
                }
                """.formatted(MEMBERS, code));
        byte[] file = new ClassInstrumenter(specification, note -> {
                    throw new AssertionError(note);
                })
                .instrument(AccessWritersTest.class.getClassLoader(), files.get("Source"));
        List<String> actions = new ArrayList<>();
        for (AbstractInsnNode at :
                Sources.method(Sources.type("Source", Map.of("Source", file)), "code").instructions) {
            if (at instanceof MethodInsnNode call) {
                actions.add(simpleName(call.owner) + "." + withoutField(call.name));
            } else if (at instanceof FieldInsnNode access) {
                actions.add(nameOf(access.getOpcode()) + " " + access.name);
            } else if (at.getOpcode() == Opcodes.MONITORENTER || at.getOpcode() == Opcodes.MONITOREXIT) {
                actions.add(nameOf(at.getOpcode()));
            } else if (at.getOpcode() == Opcodes.IASTORE) {
                actions.add("IASTORE");
            }
        }
        return actions;
    }

    private static String nameOf(int opcode) {
        return switch (opcode) {
            case Opcodes.GETFIELD -> "GETFIELD";
            case Opcodes.PUTFIELD -> "PUTFIELD";
            case Opcodes.GETSTATIC -> "GETSTATIC";
            case Opcodes.PUTSTATIC -> "PUTSTATIC";
            case Opcodes.MONITORENTER -> "MONITORENTER";
            case Opcodes.MONITOREXIT -> "MONITOREXIT";
            default -> throw new AssertionError(opcode);
        };
    }

    /** The methods that record accesses of a field are members of its class, one for each field. */
    private static String withoutField(String name) {
        return name.contains("read$") ? "read" : name.contains("write$") ? "write" : name;
    }

    private static String simpleName(String owner) {
        return owner.substring(owner.lastIndexOf('/') + 1);
    }
}
