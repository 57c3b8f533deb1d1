package dev.atomicity.agent;

import dev.atomicity.hooks.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Inserts the calls of the hooks into a method. The thread state is loaded once, at the start, into a new local
 * variable. No branch is inserted, so the frames stay as they are but for that variable.
 */
final class MethodInstrumenter extends ExtraLocals {
    private static final String HOOKS = "dev/atomicity/hooks/Hooks";
    private static final String REGIONS = "dev/atomicity/hooks/RegionHooks";
    private static final String THREADS = "dev/atomicity/hooks/ThreadHooks";
    private static final String VOLATILES = "dev/atomicity/hooks/VolatileHooks";
    private static final String MONITORS = "dev/atomicity/hooks/MonitorHooks";
    private static final String THREAD = "dev/atomicity/hooks/ThreadState";
    private static final String T = "L" + THREAD + ";";

    private final MethodContext context;
    private final boolean isRegion;
    private final boolean locksMethod;

    /** Whether a call may fail that holds a variable: then it is given free wherever the exception arrives. */
    private final boolean releasesHeld;

    private final Set<Label> handlers = new HashSet<>();
    private boolean isAtHandler;

    private int thread;
    private int depth;
    private ModelledCallWriter modelledCalls;
    private SyncCallWriter syncCalls;
    private BitSet droppedResults;
    private ConfinedObjects confined;

    /** How many calls have been seen. */
    private int calls;

    private ArrayCaches arrayCaches;

    /** How many accesses of array elements have been seen. */
    private int elements;

    /** How many writes of fields have been seen: with it the instruction of the tree is found again. */
    private int fieldWrites;

    /** The same for reads. */
    private int fieldReads;

    private int waitMillis;
    private int waitNanos;
    private int line;
    private boolean superCalled;
    private boolean hasEntered;
    private final CoverageProbes probes = new CoverageProbes();
    private final Label bodyStart = new Label();

    /** How many objects are made but not yet constructed: while some are, a constructor call is theirs. */
    private int pendingNews;

    MethodInstrumenter(MethodContext context, boolean isRegion, boolean locksMethod, MethodVisitor next) {
        super(context.method().maxLocals, next);
        this.context = context;
        this.isRegion = isRegion;
        this.locksMethod = locksMethod;
        this.releasesHeld = context.holdsOverFailingCalls();
        this.line = context.firstLine();
        this.superCalled = !context.method().name.equals("<init>");
    }

    @Override
    public void visitCode() {
        super.visitCode();
        thread = newLocal(Type.getObjectType(THREAD));
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "current", "()" + T, false);
        mv.visitVarInsn(Opcodes.ASTORE, thread);
        confined = ConfinedObjects.of(context.type().name, context.method());
        arrayCaches = new ArrayCaches(context.method(), confined, this::newLocal, mv);
        SpareLocals spare = new SpareLocals(this::newLocal, mv);
        spare.reserve(context.modelledCalls());
        modelledCalls = new ModelledCallWriter(mv, spare, thread);
        syncCalls = new SyncCallWriter(mv, spare, thread);
        droppedResults = context.callsWithDroppedResult();
        if (context.hasTimedWait()) {
            // A local of a frame must have been assigned on every way there, so here is the place.
            waitMillis = newLocal(Type.LONG_TYPE);
            mv.visitInsn(Opcodes.LCONST_0);
            mv.visitVarInsn(Opcodes.LSTORE, waitMillis);
            waitNanos = newLocal(Type.INT_TYPE);
            mv.visitInsn(Opcodes.ICONST_0);
            mv.visitVarInsn(Opcodes.ISTORE, waitNanos);
        }
        if (locksMethod) {
            loadMethodLock();
            callWithThread(MONITORS, "acquired", "(Ljava/lang/Object;" + T + "I)V", "acquires", null);
        }
        if (isRegion) {
            depth = newLocal(Type.INT_TYPE);
            mv.visitVarInsn(Opcodes.ALOAD, thread);
            mv.visitLdcInsn(site(Sites.REGION, null));
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, REGIONS, "begin", "(" + T + "I)I", false);
            mv.visitVarInsn(Opcodes.ISTORE, depth);
        }
        if (catchesAll()) {
            mv.visitLabel(bodyStart);
        }
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        line = number;
        super.visitLineNumber(number, start);
    }

    // ---------------------------------------------------------------- fields

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.PUTFIELD) {
            fieldWrites++;
        }
        if ((opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) && context.isSecondRead(fieldReads++)) {
            tellSecondLook(opcode, owner, name, descriptor);
        }
        ClassHierarchy.Field field = context.shadowedField(owner, name, descriptor);
        boolean isThisBeforeSuper = !superCalled && opcode == Opcodes.PUTFIELD && owner.equals(context.type().name);
        if (field == null || isThisBeforeSuper) {
            super.visitFieldInsn(opcode, owner, name, descriptor);
            return;
        }
        boolean isFresh = opcode == Opcodes.PUTFIELD
                && (field.access() & Opcodes.ACC_VOLATILE) == 0
                && context.writesFreshObject(fieldWrites - 1);
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
        if (isStatic && !field.owner().equals(context.type().name)) {
            // Initialises the class where the program does, with the stack trace of the program if that fails.
            super.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
            mv.visitInsn(Type.getType(descriptor).getSize() == 1 ? Opcodes.POP : Opcodes.POP2);
        }
        if (opcode == Opcodes.GETFIELD) {
            mv.visitInsn(Opcodes.DUP); // object object
        } else if (opcode == Opcodes.PUTFIELD) {
            copyObjectBelow(Type.getType(descriptor).getSize()); // object value object
        }
        mv.visitVarInsn(Opcodes.ALOAD, thread);
        mv.visitLdcInsn(site(isRead ? "reads" : "writes", simpleName(field.owner()) + "." + name));
        String method = isRead
                ? ShadowMembers.readMethod(name)
                : isFresh ? ShadowMembers.initMethod(name) : ShadowMembers.writeMethod(name);
        callAccessMethod(method, owner, field, isStatic);
        super.visitFieldInsn(opcode, owner, name, descriptor);
        if ((field.access() & Opcodes.ACC_VOLATILE) != 0) {
            mv.visitVarInsn(Opcodes.ALOAD, thread);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, VOLATILES, "done", "(" + T + ")V", false);
        }
    }

    /** What was 0 before a lock was taken is looked at again, before that is told: see {@link DoubleChecks}. */
    private void tellSecondLook(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETFIELD) {
            mv.visitInsn(Opcodes.DUP); // object object
        }
        mv.visitFieldInsn(opcode, owner, name, descriptor);
        mv.visitVarInsn(Opcodes.ALOAD, thread);
        boolean isNumber = Type.getType(descriptor).getSort() < Type.ARRAY;
        mv.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                CallModel.CALLS,
                "lookedAgain",
                "(" + (isNumber ? "I" : "Ljava/lang/Object;") + T + ")V",
                false);
    }

    private void callAccessMethod(String method, String named, ClassHierarchy.Field field, boolean isStatic) {
        if (field.owner().equals(context.type().name) && named.equals(field.owner())) {
            String descriptor = ShadowMembers.accessDescriptor(named, isStatic);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, named, method, descriptor, false);
        } else {
            context.foreign().call(named, field, method, isStatic, mv);
        }
    }

    /** From object, value to object, value, object. */
    private void copyObjectBelow(int valueSize) {
        if (valueSize == 1) {
            mv.visitInsn(Opcodes.DUP2); // object value object value
            mv.visitInsn(Opcodes.POP); // object value object
        } else {
            mv.visitInsn(Opcodes.DUP2_X1); // value object value
            mv.visitInsn(Opcodes.POP2); // value object
            mv.visitInsn(Opcodes.DUP_X2); // object value object
        }
    }

    // ---------------------------------------------------------------- arrays, monitors, ways out

    @Override
    public void visitInsn(int opcode) {
        boolean isElement = ArrayCaches.isLoad(opcode) || ArrayCaches.isStore(opcode);
        boolean isConfined = isElement && confined.hasElement(elements++);
        if (probes.isStore(opcode) || isConfined) {
            super.visitInsn(opcode);
        } else {
            visitOwnInsn(opcode);
        }
    }

    private void visitOwnInsn(int opcode) {
        if (ArrayCaches.isLoad(opcode)) {
            mv.visitInsn(Opcodes.DUP2); // array index array index
            callElementHook("readElement", "reads", opcode - Opcodes.IALOAD);
        } else if (ArrayCaches.isStore(opcode)) {
            copyElementBelow(opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE);
            callElementHook("writeElement", "writes", opcode - Opcodes.IASTORE);
        } else if (opcode == Opcodes.MONITORENTER && context.locksConflict()) {
            mv.visitInsn(Opcodes.DUP); // lock lock
            super.visitInsn(opcode); // lock
            hasEntered = true;
            return;
        } else if (opcode == Opcodes.MONITOREXIT && context.locksConflict()) {
            mv.visitInsn(Opcodes.DUP); // lock lock
            callWithThread(MONITORS, "releasing", "(Ljava/lang/Object;" + T + "I)V", "releases", null);
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            leave();
        }
        super.visitInsn(opcode);
    }

    /** Behind a monitor entry there is a label from which on the monitor is left whatever happens. */
    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        if (releasesHeld && handlers.contains(label)) {
            if (context.hasFrames()) {
                isAtHandler = true; // the frame must stand before any instruction
            } else {
                releaseHeld();
            }
        }
        if (hasEntered) {
            hasEntered = false;
            callWithThread(MONITORS, "acquired", "(Ljava/lang/Object;" + T + "I)V", "acquires", null);
        }
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        probes.variable(opcode, local);
        super.visitVarInsn(opcode, local);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        probes.push();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitLdcInsn(Object value) {
        if (value instanceof ConstantDynamic constant) {
            probes.named(constant.getName());
        } else {
            probes.push();
        }
        super.visitLdcInsn(value);
    }

    /** From array, index, value to array, index, value, array, index. */
    private void copyElementBelow(boolean wide) {
        if (wide) {
            mv.visitInsn(Opcodes.DUP2_X2); // value array index value
            mv.visitInsn(Opcodes.POP2); // value array index
            mv.visitInsn(Opcodes.DUP2_X2); // array index value array index
        } else {
            mv.visitInsn(Opcodes.DUP_X2); // value array index value
            mv.visitInsn(Opcodes.POP); // value array index
            mv.visitInsn(Opcodes.DUP2_X1); // array index value array index
        }
    }

    private static final String[] ELEMENTS = {"int", "long", "float", "double", "Object", "byte", "char", "short"};

    private void callElementHook(String hook, String operation, int kind) {
        arrayCaches.replaceArrayByPages(mv);
        callWithThread(HOOKS, hook, "(Ldev/atomicity/hooks/ArrayPages;I" + T + "I)V", operation, ELEMENTS[kind] + "[]");
    }

    private void leave() {
        if (isRegion) {
            mv.visitVarInsn(Opcodes.ALOAD, thread);
            mv.visitVarInsn(Opcodes.ILOAD, depth);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, REGIONS, "end", "(" + T + "I)V", false);
        }
        if (locksMethod) {
            loadMethodLock();
            callWithThread(MONITORS, "releasing", "(Ljava/lang/Object;" + T + "I)V", "releases", null);
        }
    }

    /** A constructor does not: no handler may stand around code in which the object is not constructed yet. */
    private boolean catchesAll() {
        return isRegion
                || locksMethod
                || (releasesHeld && !context.method().name.equals("<init>"));
    }

    private void releaseHeld() {
        mv.visitVarInsn(Opcodes.ALOAD, thread);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, "failed", "(" + T + ")V", false);
    }

    private void loadMethodLock() {
        if ((context.method().access & Opcodes.ACC_STATIC) != 0) {
            ShadowMembers.loadClass(mv, context.type().name, context.type().version);
        } else {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    /** A region ends, and the method's own lock is released, also when an exception leaves the method. */
    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        if (catchesAll()) {
            Label bodyEnd = new Label();
            mv.visitLabel(bodyEnd);
            mv.visitTryCatchBlock(bodyStart, bodyEnd, bodyEnd, null);
            if (context.hasFrames()) {
                // Any instruction may come here, so no local but those of this class can be counted on.
                Object[] locals = locksMethod && (context.method().access & Opcodes.ACC_STATIC) == 0
                        ? new Object[] {context.type().name}
                        : new Object[0];
                visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
            }
            if (releasesHeld) {
                releaseHeld();
            }
            leave();
            mv.visitInsn(Opcodes.ATHROW);
        }
        super.visitMaxs(maxStack, maxLocals);
    }

    // ---------------------------------------------------------------- calls

    /** A frame says which objects are not constructed yet, whatever code was before it. */
    @Override
    public void visitFrame(int kind, int localCount, Object[] locals, int stackCount, Object[] stack) {
        if (context.method().name.equals("<init>")) {
            List<Object> values = new ArrayList<>(Arrays.asList(locals).subList(0, localCount));
            values.addAll(Arrays.asList(stack).subList(0, stackCount));
            superCalled = !values.contains(Opcodes.UNINITIALIZED_THIS);
            pendingNews = (int)
                    values.stream().filter(Label.class::isInstance).distinct().count();
        }
        super.visitFrame(kind, localCount, locals, stackCount, stack);
        if (isAtHandler) {
            isAtHandler = false;
            releaseHeld();
        }
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        handlers.add(handler);
        super.visitTryCatchBlock(start, end, handler, type);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        probes.other(opcode);
        if (opcode == Opcodes.NEW && !superCalled) {
            pendingNews++;
        }
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        probes.named(name);
        if (!superCalled && name.equals("<init>") && pendingNews-- == 0) {
            superCalled = true;
        }
        visitCall(opcode, owner, name, descriptor, isInterface);
        if (context.copiesObject(opcode, owner, name, descriptor)) {
            mv.visitInsn(Opcodes.DUP); // copy copy
            mv.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "dev/atomicity/hooks/ShadowPlaces", "cloned", "(Ljava/lang/Object;)V", false);
        }
    }

    private void visitCall(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        CallModel model = confined.hasCall(calls) ? null : context.modelOf(opcode, owner, name, descriptor);
        SyncModel synchronisation = context.syncOf(opcode, owner, name, descriptor);
        boolean dropsResult = droppedResults.get(calls++);
        ModelledCallWriter.Call call = new ModelledCallWriter.Call(opcode, owner, name, descriptor, isInterface);
        if (context.startsThread(owner, name, descriptor)) {
            mv.visitInsn(Opcodes.DUP); // started started
            callWithThread(THREADS, "startingThread", "(Ljava/lang/Object;" + T + "I)V", "starts", "thread");
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        } else if (context.waitsOnMonitor(name, descriptor)) {
            copyAwaited(descriptor); // monitor time monitor
            callWithThread(MONITORS, "waiting", "(Ljava/lang/Object;" + T + "I)V", "waits on", "monitor");
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        } else if (context.blocks(owner, name, descriptor)) {
            mv.visitVarInsn(Opcodes.ALOAD, thread);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, REGIONS, "blocking", "(" + T + ")V", false);
            if (context.joinsThread(owner, name, descriptor)) {
                visitJoin(opcode, owner, name, descriptor);
            } else if (synchronisation != null) {
                syncCalls.write(synchronisation, call, site(synchronisation.phrase()));
            } else if (model != null) {
                modelledCalls.write(model, call, site(model.operation(), call.text()), true);
            } else {
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }
        } else if (synchronisation != null) {
            syncCalls.write(synchronisation, call, site(synchronisation.phrase()));
        } else if (model != null) {
            CallModel actual = dropsResult ? model.dropped() : model;
            modelledCalls.write(actual, call, site(actual.operation(), call.text()), false);
        } else {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    /** Copies the receiver of a wait above its arguments. */
    private void copyAwaited(String descriptor) {
        switch (descriptor) {
            case "()V" -> mv.visitInsn(Opcodes.DUP);
            case "(J)V" -> copyObjectBelow(2);
            default -> {
                mv.visitVarInsn(Opcodes.ISTORE, waitNanos);
                copyObjectBelow(2); // monitor millis monitor
                mv.visitVarInsn(Opcodes.ILOAD, waitNanos); // monitor millis monitor nanos
                mv.visitInsn(Opcodes.SWAP); // monitor millis nanos monitor
            }
        }
    }

    /** The thread that was waited for must still be there after the call: the arguments step aside for a copy. */
    private void visitJoin(int opcode, String owner, String name, String descriptor) {
        switch (descriptor) {
            case "()V" -> mv.visitInsn(Opcodes.DUP); // joined joined
            case "(J)V" -> {
                mv.visitVarInsn(Opcodes.LSTORE, waitMillis);
                mv.visitInsn(Opcodes.DUP);
                mv.visitVarInsn(Opcodes.LLOAD, waitMillis); // joined joined millis
            }
            case "(JI)V" -> {
                mv.visitVarInsn(Opcodes.ISTORE, waitNanos);
                mv.visitVarInsn(Opcodes.LSTORE, waitMillis);
                mv.visitInsn(Opcodes.DUP);
                mv.visitVarInsn(Opcodes.LLOAD, waitMillis);
                mv.visitVarInsn(Opcodes.ILOAD, waitNanos); // joined joined millis nanos
            }
            default -> { // a duration, and whether the thread has ended
                mv.visitInsn(Opcodes.SWAP); // duration joined
                mv.visitInsn(Opcodes.DUP_X1); // joined duration joined
                mv.visitInsn(Opcodes.SWAP); // joined joined duration
            }
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, false); // joined, and the result if there is one
        if (!descriptor.endsWith(")V")) {
            mv.visitInsn(Opcodes.SWAP); // result joined
        }
        callWithThread(THREADS, "joinedThread", "(Ljava/lang/Object;" + T + "I)V", "joins", "thread");
    }

    // ---------------------------------------------------------------- within

    private void callWithThread(String owner, String hook, String descriptor, String operation, String variable) {
        mv.visitVarInsn(Opcodes.ALOAD, thread);
        mv.visitLdcInsn(site(operation, variable));
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, descriptor, false);
    }

    private int site(Phrase phrase) {
        return site(phrase.verb(), phrase.object());
    }

    private int site(String operation, String variable) {
        return Sites.add(new Sites.Site(
                context.type().name.replace('/', '.'),
                context.method().name,
                context.type().sourceFile,
                line,
                operation,
                variable));
    }

    private static String simpleName(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }
}
