package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Where the text of an object is needed, its {@code toString} is called by the method itself, so that it can be recorded. */
class ContentsOfTextsTest {
    @Test
    void beforeAConcatenation() {
        assertThat(callsIn("return \"a\" + list + 1;"))
                .containsExactly("valueOf", "makeConcatWithConstants(Ljava/lang/String;)Ljava/lang/String;");
    }

    @Test
    void theArgumentsStayInTheirOrder() {
        assertThat(callsIn("return \"a\" + number + list + big;"))
                .containsExactly("valueOf", "makeConcatWithConstants(ILjava/lang/String;J)Ljava/lang/String;");
    }

    @Test
    void beforeAnObjectIsAppended() {
        assertThat(callsIn("return builder.append((Object) list).toString();"))
                .containsExactly("valueOf", "append(Ljava/lang/String;)Ljava/lang/StringBuilder;", "toString");
    }

    @Test
    void notForTextsAndNumbers() {
        assertThat(callsIn("return \"a\" + number + name;"))
                .containsExactly("makeConcatWithConstants(ILjava/lang/String;)Ljava/lang/String;");
    }

    private static List<String> callsIn(String code) {
        MethodNode method = Sources.method(
                Sources.typeWith("List<String> list; int number; long big; String name; StringBuilder builder;"
                        + " String code() { " + code + " }"),
                "code");
        new ContentsOfTexts(type -> type.startsWith("java/util/")).show(method);
        List<String> calls = new ArrayList<>();
        for (AbstractInsnNode at : method.instructions) {
            if (at instanceof InvokeDynamicInsnNode call) {
                calls.add(call.name + call.desc);
            } else if (at instanceof MethodInsnNode call) {
                calls.add(call.name.equals("append") ? call.name + call.desc : call.name);
            }
        }
        return calls;
    }
}
