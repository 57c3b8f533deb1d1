package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.models.HookOwners;
import dev.atomicity.agent.models.Phrase;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Writes calls of hooks into a method, each with the thread state and most with the place in the source. */
final class HookWriter {
    static final String ACCESSES = "dev/atomicity/hooks/AccessHooks";
    static final String ENTRY = "dev/atomicity/hooks/engine/HookEntry";
    static final String REGIONS = "dev/atomicity/hooks/RegionHooks";
    static final String THREADS = "dev/atomicity/hooks/ThreadHooks";
    static final String VOLATILES = "dev/atomicity/hooks/VolatileHooks";
    static final String HOLD_POINTS = "dev/atomicity/hooks/HoldPoints";
    static final String MONITORS = "dev/atomicity/hooks/MonitorHooks";

    static final String THREAD = "dev/atomicity/hooks/thread/ThreadState";

    /** The descriptor of the thread state. */
    static final String T = "L" + THREAD + ";";

    /** The descriptor of a hook that gets an object, as in "acquires this monitor". */
    static final String OBJECT_AT_SITE = "(Ljava/lang/Object;" + T + "I)V";

    private final MethodContext context;
    private final MethodVisitor code;
    private final int thread;
    private int line;

    /** The sites of each instruction, in the order of its hooks: an instruction that is written twice has them only once. */
    private final Map<AbstractInsnNode, List<Integer>> sites = new HashMap<>();

    /** The sites of the instruction that is being written, and how many of them are used; null before the first instruction. */
    private List<Integer> sitesHere;

    private int used;

    /**
     * @param thread the local variable that holds the thread state
     */
    HookWriter(MethodContext context, MethodVisitor code, int thread) {
        this.context = context;
        this.code = code;
        this.thread = thread;
        this.line = context.firstLine();
    }

    /** What is written from now on belongs to that line of the source. */
    void atLine(int number) {
        line = number;
    }

    /** What is written from now on belongs to that instruction. */
    void at(AbstractInsnNode instruction) {
        sitesHere = sites.computeIfAbsent(instruction, key -> new ArrayList<>());
        used = 0;
    }

    void loadThread() {
        code.visitVarInsn(Opcodes.ALOAD, thread);
    }

    /** A hook that needs the thread state and nothing else. */
    void call(String owner, String hook) {
        loadThread();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, "(" + T + ")V", false);
    }

    /** The monitor is on the stack. */
    void callAcquired() {
        callAtSite(MONITORS, "acquired", OBJECT_AT_SITE, Operation.ACQUIRES, null);
    }

    /** The monitor is on the stack. */
    void callReleasing() {
        callAtSite(MONITORS, "releasing", OBJECT_AT_SITE, Operation.RELEASES, null);
    }

    /** A hook whose last parameters are the thread state and the site; the others are on the stack. */
    void callAtSite(String owner, String hook, String descriptor, Operation operation, String variable) {
        loadThread();
        code.visitLdcInsn(site(operation, variable));
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, descriptor, false);
    }

    /** A value of that type, which was read before, is on the stack; it is removed. */
    void callLookedAgain(Type type, DoubleChecks.SecondLook look) {
        if (look.expected() == null) {
            code.visitInsn(type.getSort() < Type.ARRAY ? Opcodes.ICONST_0 : Opcodes.ACONST_NULL);
        } else {
            look.expected().accept(code);
        }
        code.visitInsn(look.isEqual() ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
        loadThread();
        String value = type.getSort() < Type.ARRAY ? "I" : "Ljava/lang/Object;";
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, HookOwners.ATTEMPTS, "lookedAgain", "(" + value + value + "Z" + T + ")V", false);
    }

    int site(Phrase phrase) {
        return site(phrase.operation(), phrase.object());
    }

    int site(Operation operation, String variable) {
        if (sitesHere == null) {
            return newSite(operation, variable);
        }
        if (used == sitesHere.size()) {
            sitesHere.add(newSite(operation, variable));
        }
        return sitesHere.get(used++);
    }

    private int newSite(Operation operation, String variable) {
        return Sites.add(new Sites.Site(
                context.type().name.replace('/', '.'),
                context.method().name,
                context.method().desc,
                context.type().sourceFile,
                line,
                operation,
                variable));
    }
}
