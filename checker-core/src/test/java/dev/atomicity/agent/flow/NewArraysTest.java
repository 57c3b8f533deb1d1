package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

class NewArraysTest {
    @SuppressWarnings("unused")
    static final class Filling {
        private String[] kept = new String[3];

        String[] newOne(List<String> list) {
            return list.toArray(new String[list.size()]);
        }

        String[] field(List<String> list) {
            return list.toArray(kept);
        }

        String[] storedBefore(List<String> list) {
            kept = new String[3];
            return list.toArray(kept);
        }

        String[] oneOfTwo(List<String> list) {
            return list.toArray(list.isEmpty() ? kept : new String[2]);
        }
    }

    @Test
    void anArrayThatIsMadeForTheCallIsNew() throws IOException {
        assertThat(newIn("newOne")).containsExactly("toArray");
    }

    @Test
    void anArrayThatOthersMayKnowIsNot() throws IOException {
        assertThat(newIn("field")).isEmpty();
        assertThat(newIn("storedBefore")).isEmpty();
        assertThat(newIn("oneOfTwo")).isEmpty();
    }

    private static List<String> newIn(String name) throws IOException {
        ClassNode type = new ClassNode();
        try (var in = Filling.class.getResourceAsStream("/" + Type.getInternalName(Filling.class) + ".class")) {
            new ClassReader(in).accept(type, ClassReader.EXPAND_FRAMES);
        }
        MethodNode method = type.methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
        Set<MethodInsnNode> calls = NewArrays.callsWith(method);
        List<String> names = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && calls.contains(call)) {
                names.add(call.name);
            }
        }
        return names;
    }
}
