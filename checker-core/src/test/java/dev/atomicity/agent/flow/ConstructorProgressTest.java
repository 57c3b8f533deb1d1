package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which call makes an object of {@code this}. */
class ConstructorProgressTest {
    @Test
    void objectsThatAreMadeForTheCallAreNotThis() {
        MethodNode constructor =
                constructor("Source() { this(new StringBuilder(new String(\"a\"))); } Source(Object o) {}");
        assertThat(constructing(constructor)).containsExactly("Source");
    }

    @Test
    void aChoiceBetweenTwoValuesComesBeforeIt() {
        MethodNode constructor =
                constructor("Source() { this(Math.random() < 1 ? new Object() : null); } Source(Object o) {}");
        assertThat(constructing(constructor)).containsExactly("Source");
    }

    @Test
    void afterItOtherConstructorsAreOrdinaryCalls() {
        assertThat(constructing(constructor("Source() { super(); new Object(); if (hashCode() > 0) new Object(); }")))
                .containsExactly("java/lang/Object");
    }

    @Test
    void inOtherMethodsTheObjectIsThere() {
        MethodNode method = Sources.method(Sources.typeWith("void make() { new Object(); }"), "make");
        ConstructorProgress progress = new ConstructorProgress(method);
        assertThat(method.instructions).allMatch(progress::isConstructedBefore);
        assertThat(constructing(method)).isEmpty();
    }

    @Test
    void allBehindItIsReachedThroughItAlone() {
        MethodNode constructor = constructor(
                "int n; Source() { super(); try { n = hashCode(); } catch (RuntimeException e) { while (n++ < 9) ; } }");
        AbstractInsnNode call = new ConstructorProgress(constructor).onlyConstruction(constructor);
        assertThat(((MethodInsnNode) call).owner).isEqualTo("java/lang/Object");
    }

    @Test
    void thereMayBeNone() {
        MethodNode method = Sources.method(Sources.typeWith("void make() { new Object(); }"), "make");
        assertThat(new ConstructorProgress(method).onlyConstruction(method)).isNull();
    }

    private static MethodNode constructor(String members) {
        return Sources.typeWith(members).methods.stream()
                .filter(method -> method.name.equals("<init>") && method.desc.equals("()V"))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> constructing(MethodNode method) {
        ConstructorProgress progress = new ConstructorProgress(method);
        List<String> owners = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (progress.isConstructing(instruction)) {
                owners.add(((MethodInsnNode) instruction).owner);
            }
        }
        return owners;
    }
}
