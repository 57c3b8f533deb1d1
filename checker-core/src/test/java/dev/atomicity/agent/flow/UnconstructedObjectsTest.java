package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** Which calls are made while there is an object whose constructor was not called. */
class UnconstructedObjectsTest {
    @Test
    void argumentsOfAConstructorAreComputedBeforeIt() throws AnalyzerException {
        assertThat(callsDuringConstruction("void code() { first(); new String(second()); third(); }", "code"))
                .containsExactly("second", "<init>");
    }

    @Test
    void objectsAreMadeWhileOthersAre() throws AnalyzerException {
        assertThat(callsDuringConstruction(
                        "void code() { new String(new String(second())); if (third() == null) first(); }", "code"))
                .containsExactly("second", "<init>", "<init>");
    }

    @Test
    void bothWaysToAnArgumentCount() throws AnalyzerException {
        assertThat(callsDuringConstruction(
                        "void code() { new String(hashCode() > 0 ? second() : third()); first(); }", "code"))
                .containsExactly("hashCode", "second", "third", "<init>");
    }

    @Test
    void thisIsOneUntilTheConstructorOfTheSuperclassIsCalled() throws AnalyzerException {
        assertThat(callsDuringConstruction("Source() { super(); first(); }", "<init>"))
                .containsExactly("<init>");
    }

    private static List<String> callsDuringConstruction(String code, String name) throws AnalyzerException {
        ClassNode type = Sources.typeWith(code
                + " void first() {} static String second() { return null; } static String third() { return null; }");
        MethodNode method = Sources.method(type, name);
        UnconstructedObjects objects = new UnconstructedObjects(type.name, method);
        List<String> calls = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && objects.isAnyBefore(instruction)) {
                calls.add(call.name);
            }
        }
        return calls;
    }
}
