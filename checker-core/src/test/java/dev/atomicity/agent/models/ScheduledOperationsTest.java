package dev.atomicity.agent.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import scheduled.Catalogue;

/**
 * Every line of the table of models is used by an operation that threads do in a known order, or on the list of those
 * that are not.
 */
class ScheduledOperationsTest {
    private final CallModels models = new CallModels(new ClassHierarchy());

    /** From Java 21 on the lines of sequenced collections stand for those of others. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_20)
    void everyLineOfTheTableIsScheduledOrOnTheList() throws IOException, URISyntaxException {
        Set<String> notScheduled = new TreeSet<>();
        Set<ModelTable.Line> scheduled = new HashSet<>();
        for (Path file : classFiles()) {
            addLines(Files.readAllBytes(file), scheduled);
        }
        models.table().lines().stream()
                .filter(line -> !scheduled.contains(line))
                .forEach(line -> notScheduled.add(name(line)));
        assertThat(notScheduled).containsExactlyInAnyOrderElementsOf(listed());
    }

    private static String name(ModelTable.Line line) {
        return line.type().replace('/', '.')
                + (line.isStatic() ? " static " : " ")
                + line.name()
                + (line.parameters() == null ? "" : "(" + line.parameters() + ")");
    }

    private void addLines(byte[] classFile, Set<ModelTable.Line> lines) {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof MethodInsnNode call) {
                    add(call.getOpcode() == Opcodes.INVOKESTATIC, call.owner, call.name, call.desc, lines);
                } else if (instruction instanceof InvokeDynamicInsnNode lambda) {
                    addReferences(lambda, lines);
                }
            }
        }
    }

    private void addReferences(InvokeDynamicInsnNode lambda, Set<ModelTable.Line> lines) {
        for (Object argument : lambda.bsmArgs) {
            if (argument instanceof Handle handle) {
                boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
                add(isStatic, handle.getOwner(), handle.getName(), handle.getDesc(), lines);
            }
        }
    }

    private void add(boolean isStatic, String owner, String name, String descriptor, Set<ModelTable.Line> lines) {
        ModelTable.Line line =
                owner.startsWith("java/") ? models.lineFor(null, isStatic, owner, name, descriptor) : null;
        if (line != null) {
            lines.add(line);
        }
    }

    private static List<Path> classFiles() throws IOException, URISyntaxException {
        Path root = Path.of(Catalogue.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (Stream<Path> files = Files.list(root.resolve("scheduled"))) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private static List<String> listed() {
        try (InputStream list = ScheduledOperationsTest.class.getResourceAsStream("models-not-scheduled.txt")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
