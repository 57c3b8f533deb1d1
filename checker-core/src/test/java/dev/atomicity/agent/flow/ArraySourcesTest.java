package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;

class ArraySourcesTest {
    private static final String ALL = "dev/atomicity/agent/flow/ArraySourcesTest$Accesses.";

    @SuppressWarnings({"unused", "UnusedMethod", "MethodCanBeStatic"})
    static final class Accesses {
        final double[] values = new double[8];
        final int[] columns = new int[8];
        static long[] shared = new long[8];

        double ofParameters(double[] above, double[] below, int i) {
            return above[i] + below[i - 1] * above[i + 1];
        }

        void updates(double[] target, double[] pivot, double factor, int i) {
            target[i] -= factor * pivot[i];
        }

        double indirect(int i) {
            return values[columns[i] & 7] + values[columns[Math.max(i, 1)]];
        }

        void ofStatic(int i) {
            shared[i] = shared[i + 1] + 1;
        }

        int ofRows(int[][] rows, int row, int column) {
            return rows[row][column];
        }

        int chosen(int[] first, int[] second, boolean isFirst) {
            return (isFirst ? first : second)[0];
        }
    }

    @Test
    void variablesAreSources() throws IOException {
        assertThat(sourcesIn("ofParameters")).containsExactly(1, 2, 1);
    }

    @Test
    void anUpdateHasOneSource() throws IOException {
        assertThat(sourcesIn("updates")).containsExactly(1, 2, 1);
    }

    @Test
    void fieldsAreSources() throws IOException {
        assertThat(sourcesIn("indirect"))
                .containsExactly(ALL + "columns", ALL + "values", ALL + "columns", ALL + "values");
        assertThat(sourcesIn("ofStatic")).containsExactly(ALL + "shared", ALL + "shared");
    }

    @Test
    void otherArraysHaveNoCommonSource() throws IOException {
        List<Object> rows = sourcesIn("ofRows");
        assertThat(rows.get(0)).isEqualTo(1);
        assertThat(rows.get(1)).isInstanceOf(AbstractInsnNode.class);
        assertThat(sourcesIn("chosen")).singleElement().isInstanceOf(AbstractInsnNode.class);
    }

    private static List<Object> sourcesIn(String method) throws IOException {
        ClassNode type = new ClassNode();
        new ClassReader(Accesses.class.getName()).accept(type, ClassReader.EXPAND_FRAMES);
        List<Object> sources = new ArrayList<>();
        type.methods.stream().filter(each -> each.name.equals(method)).forEach(each -> {
            for (AbstractInsnNode instruction : each.instructions) {
                if (ArrayElements.isAccess(instruction.getOpcode())) {
                    sources.add(ArraySources.of(instruction));
                }
            }
        });
        return sources;
    }
}
