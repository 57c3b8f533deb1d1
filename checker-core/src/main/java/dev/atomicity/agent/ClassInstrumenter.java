package dev.atomicity.agent;

import dev.atomicity.agent.classes.ClassFacts;
import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.CreatedTypes;
import dev.atomicity.agent.classes.ForeignAccesses;
import dev.atomicity.agent.classes.LoaderOpening;
import dev.atomicity.agent.classes.RegionRules;
import dev.atomicity.agent.classes.SerialVersion;
import dev.atomicity.agent.classes.ShadowMembers;
import dev.atomicity.agent.classes.SwitchTables;
import dev.atomicity.agent.methods.ContentsOfTexts;
import dev.atomicity.agent.methods.JumpLengths;
import dev.atomicity.agent.methods.MethodContext;
import dev.atomicity.agent.methods.MethodInstrumenter;
import dev.atomicity.agent.methods.MethodReferences;
import dev.atomicity.agent.methods.MonitorRanges;
import dev.atomicity.agent.models.JdkModels;
import dev.atomicity.hooks.places.Creators;
import dev.atomicity.hooks.places.ReferenceFields;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Instruments one class file. */
public final class ClassInstrumenter {
    private final Specification specification;
    private final boolean mayBeSolo;
    private final RegionRules regionRules;
    private final ClassHierarchy hierarchy = new ClassHierarchy();
    private final JdkModels models = new JdkModels(hierarchy);
    private final Consumer<String> log;

    /** @param log receives a sentence about everything that is left unchanged */
    public ClassInstrumenter(Specification specification, Consumer<String> log) {
        this.specification = specification;
        this.mayBeSolo = specification.mayBeSolo();
        this.regionRules = new RegionRules(specification);
        this.log = log;
    }

    /**
     * The instrumented class file. Even if something fails, the class gets its shadows if at all possible, because other classes rely on
     * them.
     */
    public byte[] instrument(ClassLoader loader, byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassFacts facts = ClassFacts.of(reader);
        hierarchy.add(loader, facts);
        ClassNode type = new ClassNode();
        reader.accept(type, ClassReader.EXPAND_FRAMES);
        if (type.methods.stream().anyMatch(method -> isOwn(method.name))) {
            return classFile; // another tool defines a class file that was already instrumented
        }
        type.fields.removeIf(field -> isOwn(field.name)); // some tools copy all members that reflection shows
        type.methods.forEach(MonitorRanges::extend);
        noteUnwatched(type, facts);
        try {
            ContentsOfTexts texts = new ContentsOfTexts(shown -> models.data().mayHaveText(loader, shown));
            type.methods.forEach(texts::show);
            new MethodReferences(type, recordedCalls(loader), (name, wanted) -> hierarchy.isA(loader, name, wanted))
                    .replaceByLambdas();
            return writeWhatFits(type, facts, loader);
        } catch (Exception e) {
            log.accept(type.name.replace('/', '.') + " could not be instrumented, and its methods run unchanged: " + e);
            return write(type, facts, loader, method -> true);
        } finally {
            hierarchy.addInstrumented(loader, type.name);
        }
    }

    private static boolean isOwn(String member) {
        return member.startsWith(ShadowMembers.PREFIX);
    }

    private MethodReferences.RecordedCalls recordedCalls(ClassLoader loader) {
        return (opcode, owner, name, descriptor) -> models.data().find(loader, opcode, owner, name, descriptor) != null
                || models.blocking().contains(loader, owner, name, descriptor)
                || (specification.observesLocks()
                        && models.synchronizers().find(loader, owner, name, descriptor) != null);
    }

    private byte[] writeWhatFits(ClassNode type, ClassFacts facts, ClassLoader loader) {
        Set<String> tooLarge = new HashSet<>();
        while (true) {
            try {
                return write(type, facts, loader, tooLarge::contains);
            } catch (MethodTooLargeException e) {
                // A method must not exceed 64 KB: this one stays unchanged, and the rest is tried again.
                if (!tooLarge.add(e.getMethodName() + e.getDescriptor())) {
                    throw e;
                }
                log.accept(type.name.replace('/', '.') + "." + e.getMethodName()
                        + " is too large to be instrumented and runs unchanged");
            }
        }
    }

    private void noteUnwatched(ClassNode type, ClassFacts facts) {
        if (!facts.hasRoom()) {
            log.accept("the fields of " + type.name.replace('/', '.') + " are not watched: the class is too large");
            return;
        }
        for (FieldNode field : type.fields) {
            String reason = facts.isVariable(field.access) ? facts.whyNotShadowed(field.name) : null;
            if (reason != null) {
                log.accept(type.name.replace('/', '.') + "." + field.name + " is not watched: " + reason);
            }
        }
    }

    /** @param staysAsItWas whether a method, given by its name and descriptor, stays unchanged */
    private byte[] write(ClassNode type, ClassFacts facts, ClassLoader loader, Predicate<String> staysAsItWas) {
        ClassNode copy = copyWithoutMethods(type);
        ShadowMembers shadows = new ShadowMembers(type, facts);
        ForeignAccesses foreign = new ForeignAccesses(type);
        if (!shadows.isEmpty()) {
            SerialVersion.keep(type, loader, hierarchy, copy);
        }
        for (MethodNode method : type.methods) {
            if (staysAsItWas.test(method.name + method.desc) || SwitchTables.isFilledBy(method, type)) {
                method.accept(copy);
            } else {
                copy.methods.add(instrumented(
                        new MethodContext(type, method, loader, hierarchy, models, foreign, specification, mayBeSolo)));
            }
        }
        shadows.addTo(copy);
        if (specification.regions() == Regions.ATOMIC_SETS) {
            String name = type.name.replace('/', '.');
            ReferenceFields.add(name, references(type, false), references(type, true));
            Creators.add(name, CreatedTypes.of(type));
        }
        foreign.addTo(copy);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        copy.accept(writer);
        return writer.toByteArray();
    }

    private static List<String> references(ClassNode type, boolean areStatic) {
        return type.fields.stream()
                .filter(field -> ((field.access & Opcodes.ACC_STATIC) != 0) == areStatic)
                .filter(field -> field.desc.startsWith("L") || field.desc.startsWith("["))
                .map(field -> field.name)
                .toList();
    }

    private static ClassNode copyWithoutMethods(ClassNode type) {
        ClassNode copy = new ClassNode();
        List<MethodNode> methods = type.methods;
        type.methods = List.of();
        type.accept(copy);
        type.methods = methods;
        return copy;
    }

    /** Whether the class of that loader has been instrumented: its members have been added, and must stay. */
    boolean hasInstrumented(ClassLoader loader, String type) {
        return hierarchy.isInstrumented(loader, type);
    }

    /** The class stays unchanged, although it was to be instrumented. */
    void leaveUnchanged(ClassLoader loader, String type) {
        hierarchy.addUnchanged(loader, type);
    }

    /**
     * The class file of a class loader, changed so that its classes find the hooks; null if it is not a class loader, or needs no change.
     */
    byte[] openToHooks(ClassLoader loader, byte[] classFile) {
        return LoaderOpening.isNeeded(classFile)
                        && hierarchy.isA(loader, new ClassReader(classFile).getClassName(), "java/lang/ClassLoader")
                ? LoaderOpening.open(classFile)
                : null;
    }

    private MethodNode instrumented(MethodContext context) {
        MethodNode method = context.method();
        MethodNode target = new MethodNode(
                method.access, method.name, method.desc, method.signature, method.exceptions.toArray(new String[0]));
        instrument(context, target);
        return context.mayBeCopied() && JumpLengths.mayBeExceededIn(target)
                ? instrumented(context.withOneBody())
                : target;
    }

    private void instrument(MethodContext context, MethodVisitor target) {
        MethodNode method = context.method();
        boolean hasCode = (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
        boolean isRegion = hasCode && regionRules.isRegion(context.type(), method);
        boolean locksMethod =
                hasCode && specification.observesLocks() && (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
        if (hasCode && (isRegion || locksMethod || hasEvents(method))) {
            boolean isLeftOut = regionRules.isLeftOut(context.type(), method);
            MethodInstrumenter.rewrite(context, isRegion, isLeftOut, locksMethod, target);
        } else {
            method.accept(target);
        }
    }

    /** Whether the method may have something to record. A method that has nothing should cost nothing. */
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
}
