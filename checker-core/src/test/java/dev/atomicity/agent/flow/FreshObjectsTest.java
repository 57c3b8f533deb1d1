package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** Which writes of a constructor nobody else can see, because the object is still unknown to all others. */
class FreshObjectsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # the code of the constructor                      | the fields whose writes are fresh
                    a = 1; b = 2;                                      | a b
                    a = n + 1; b = a * 2;                              | a b
                    a = n > 0 ? n : -n; b = 1;                         | a b
                    numbers = new int[n]; a = 1;                       | numbers a
                    String s = String.valueOf(n); name = s; b = 1;     | name b
                    # somebody may know the object, from where it is used for anything but the access of a field
                    a = 1; shared = this; b = 2;                       | a
                    a = 1; touch(); b = 2;                             | a
                    a = 1; look(this); b = 2;                          | a
                    a = 1; Source me = this; look(me); b = 2;          | a
                    a = 1; Runnable r = () -> b++; b = 2;              | a
                    a = 1; other.other = this; b = 2;                  | a
                    a = 1; other = this; b = 2;                        | a
                    # the object is another one
                    a = 1; new Source(2, 3).b = 4; b = 2;              | a b
                    # it lies on the stack during a call, or twice: that nobody gets it is not found out
                    a = 1; list = new ArrayList<>(); b = 2;            | a
                    a = 1; name = String.valueOf(n); b = 2;            | a
                    a = 1; a++; b = 2;                                 | a
                    # the order of the instructions is not that of their execution
                    for (int i = 0; i < n; i++) { a = i; } b = 2;      |
                    try { a = 1; } finally { b = 2; }                  |
                    a = 1; synchronized (this) { b = 2; }              |
                    """)
    void writesBeforeAnybodyKnowsTheObject(String code, String fresh) {
        assertThat(freshFields("", code)).isEqualTo(fresh == null ? List.of() : List.of(fresh.split(" ")));
    }

    /** The constructor of a superclass may show the object to anyone. */
    @ParameterizedTest
    @CsvSource({"'', 1", "extends Object, 1", "extends ArrayList<String>, 0", "extends Thread, 0"})
    void onlyWithoutASuperclass(String heritage, int writes) {
        assertThat(freshFields(heritage, "a = 1;")).hasSize(writes);
    }

    private static List<String> freshFields(String heritage, String code) {
        ClassNode type = Sources.type("Source", """
                import java.util.*;
                class Source %s {
                    static Object shared;
                    int a, b; String name; List<String> list; int[] numbers; Source other;
                    Source(int n, int m) {}
                    Source(int n) { %s }
                    void touch() {}
                    static void look(Object object) {}
                }
                """.formatted(heritage, code));
        return type.methods.stream()
                .filter(method -> method.name.equals("<init>") && method.desc.equals("(I)V"))
                .flatMap(method -> {
                    var writes = FreshObjects.writesOf(type.name, type.superName, method);
                    return List.<AbstractInsnNode>of(method.instructions.toArray()).stream()
                            .filter(writes::contains);
                })
                .map(write -> ((FieldInsnNode) write).name)
                .toList();
    }
}
