package dev.atomicity.agent;

import dev.atomicity.specification.Specification;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Instruments one class file. */
public final class ClassInstrumenter {
    private final Specification specification;
    private final RegionRules regionRules;
    private final ClassHierarchy hierarchy = new ClassHierarchy();
    private final BlockingCalls blockingCalls = new BlockingCalls(hierarchy);
    private final CallModels models = new CallModels(hierarchy);
    private final Consumer<String> log;

    /**
     * @param log takes a sentence about anything that is left as it was
     */
    public ClassInstrumenter(Specification specification, Consumer<String> log) {
        this.specification = specification;
        this.regionRules = new RegionRules(specification);
        this.log = log;
    }

    /** The instrumented class file. */
    public byte[] instrument(ClassLoader loader, byte[] classFile) {
        hierarchy.add(loader, ClassFacts.of(classFile));
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.EXPAND_FRAMES);
        Set<String> tooLarge = new HashSet<>();
        while (true) {
            try {
                return write(type, loader, tooLarge);
            } catch (MethodTooLargeException e) {
                // A method must not exceed 64 KB: this one stays as it was, and the rest is tried again.
                if (!tooLarge.add(e.getMethodName() + e.getDescriptor())) {
                    throw e;
                }
                log.accept(type.name.replace('/', '.') + "." + e.getMethodName()
                        + " is too large to be instrumented and runs unchanged");
            }
        }
    }

    private byte[] write(ClassNode type, ClassLoader loader, Set<String> tooLarge) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        ShadowMembers shadows = new ShadowMembers(type);
        ClassNode copy = new ClassNode();
        type.accept(copy);
        copy.methods.clear();
        SerialVersion.keep(type, loader, hierarchy, copy);
        boolean initialised = shadows.isEmpty();
        for (MethodNode method : type.methods) {
            MethodVisitor target = copy.visitMethod(
                    method.access,
                    method.name,
                    method.desc,
                    method.signature,
                    method.exceptions.toArray(new String[0]));
            MethodContext context = new MethodContext(
                    type, method, loader, hierarchy, blockingCalls, models, specification, freshWrites(type, method));
            if (method.name.equals("<clinit>") && !initialised) {
                initialised = true;
                target = new PrologueInserter(target, shadows);
            }
            if (tooLarge.contains(method.name + method.desc)) {
                method.accept(target);
            } else {
                instrument(context, target);
            }
        }
        if (!initialised) {
            MethodVisitor initialiser =
                    copy.visitMethod(Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, "<clinit>", "()V", null, null);
            initialiser.visitCode();
            shadows.initialise(initialiser);
            initialiser.visitInsn(Opcodes.RETURN);
            initialiser.visitMaxs(0, 0);
            initialiser.visitEnd();
        }
        shadows.addTo(copy);
        copy.accept(writer);
        return writer.toByteArray();
    }

    /** By their number among the writes of fields: the instructions are visited without their nodes. */
    private static Set<Integer> freshWrites(ClassNode type, MethodNode method) {
        Set<AbstractInsnNode> writes = FreshObjects.writesOf(type.name, type.superName, method);
        Set<Integer> numbers = new HashSet<>();
        int number = 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTFIELD) {
                if (writes.contains(instruction)) {
                    numbers.add(number);
                }
                number++;
            }
        }
        return numbers;
    }

    private void instrument(MethodContext context, MethodVisitor target) {
        MethodNode method = context.method();
        boolean hasCode = (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
        boolean isRegion = hasCode && regionRules.isRegion(context.type(), method);
        boolean locksMethod =
                hasCode && specification.locksConflict() && (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
        if (hasCode && (isRegion || locksMethod || hasEvents(method))) {
            method.accept(new MethodInstrumenter(context, isRegion, locksMethod, target));
        } else {
            method.accept(target);
        }
    }

    /** Whether the method may have something to tell: a method that has not should cost nothing. */
    private static boolean hasEvents(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            int type = instruction.getType();
            int opcode = instruction.getOpcode();
            if (type == AbstractInsnNode.FIELD_INSN
                    || type == AbstractInsnNode.METHOD_INSN
                    || (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
                    || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE)
                    || opcode == Opcodes.MONITORENTER) {
                return true;
            }
        }
        return false;
    }

    /** Puts the initialisation of the shadows before the class's own. */
    private static final class PrologueInserter extends MethodVisitor {
        private final ShadowMembers shadows;

        PrologueInserter(MethodVisitor next, ShadowMembers shadows) {
            super(Opcodes.ASM9, next);
            this.shadows = shadows;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            shadows.initialise(mv);
        }
    }
}
