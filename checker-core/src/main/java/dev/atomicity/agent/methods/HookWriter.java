package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.Phrase;
import dev.atomicity.hooks.places.Sites;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

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

    /** Of a hook that gets an object, as in "acquires this monitor". */
    static final String OBJECT_AT_SITE = "(Ljava/lang/Object;" + T + "I)V";

    private final MethodContext context;
    private final MethodVisitor code;
    private final int thread;
    private int line;

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

    void loadThread() {
        code.visitVarInsn(Opcodes.ALOAD, thread);
    }

    /** A hook that needs the thread state and nothing else. */
    void call(String owner, String hook) {
        loadThread();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, "(" + T + ")V", false);
    }

    /** The monitor lies on the stack. */
    void callAcquired() {
        callAtSite(MONITORS, "acquired", OBJECT_AT_SITE, "acquires", null);
    }

    /** The monitor lies on the stack. */
    void callReleasing() {
        callAtSite(MONITORS, "releasing", OBJECT_AT_SITE, "releases", null);
    }

    /** A hook whose last parameters are the thread state and the site; the others are on the stack. */
    void callAtSite(String owner, String hook, String descriptor, String operation, String variable) {
        loadThread();
        code.visitLdcInsn(site(operation, variable));
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, descriptor, false);
    }

    int site(Phrase phrase) {
        return site(phrase.verb(), phrase.object());
    }

    int site(String operation, String variable) {
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
