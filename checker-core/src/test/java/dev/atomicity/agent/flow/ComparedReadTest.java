package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which reads are compared with a constant, and which of them make the same comparison. */
class ComparedReadTest {
    private static final String FIELDS = """
            Object value, other; int state; static final Object NONE = new Object(); Map<Object, Object> map;
            void use(Object some) {}
            """;

    private static List<ComparedRead> looksIn(String code) {
        MethodNode method = Sources.method(Sources.typeWith(FIELDS + "void code(Object key) { " + code + " }"), "code");
        List<ComparedRead> looks = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            ComparedRead look = ComparedRead.at(instruction);
            if (look != null) {
                looks.add(look);
            }
        }
        return looks;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (value == null) { use(key); }",
                "if (state != 0) { use(key); }",
                "if (state == 7) { use(key); }",
                "if (map.get(key) == null) { use(key); }",
                "if (!map.containsKey(key)) { use(key); }",
                "Object v = value; if (v == null) { use(v); }",
                "Object v; if ((v = value) != null) { use(v); }",
            })
    void aReadThatIsComparedWithAConstant(String code) {
        assertThat(looksIn(code)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "use(value);",
                "if (state > 3) { use(key); }",
                "if (value == key) { use(key); }",
                "Object v = value; use(key); if (v == null) { use(v); }",
                "if (map.isEmpty()) { use(key); }",
            })
    void otherReads(String code) {
        assertThat(looksIn(code)).as("not only compared with a constant").isEmpty();
    }

    @Test
    void theValueMayBeKeptInALocalVariable() {
        assertThat(looksIn("if (value == null) { use(key); }").get(0).kept()).isEqualTo(ComparedRead.NONE);
        assertThat(looksIn("Object v = value; if (v == null) { use(v); }")
                        .get(0)
                        .kept())
                .isEqualTo(2);
    }

    @Test
    void aLookIsRepeatedByTheSameComparisonOfTheSameVariable() {
        assertThat(isRepeated("if (value == null) { use(key); } if (value != null) { use(key); }"))
                .isTrue();
        assertThat(isRepeated("if (value == null) { use(key); } if (other == null) { use(key); }"))
                .isFalse();
        assertThat(isRepeated("if (state == 7) { use(key); } if (state == 8) { use(key); }"))
                .isFalse();
    }

    private static boolean isRepeated(String code) {
        List<ComparedRead> looks = looksIn(code);
        return looks.get(0).isRepeatedBy(looks.get(1), false);
    }
}
