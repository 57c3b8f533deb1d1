package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import dev.atomicity.agent.classes.ClassHierarchy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Which constants a method writes, as findings show them. */
class ConstantWritesTest {
    private static final String FIELDS = """
            int number; long total; boolean open; char letter; double share; Integer boxed; Object object; String text; int[] numbers;
            static int count;
            Thread.State state;
            final java.util.concurrent.atomic.AtomicInteger atomic = new java.util.concurrent.atomic.AtomicInteger();
            static int make() { return 7; }
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "number = 5;|5",
                "number = -1;|-1",
                "number = 1000000;|1000000",
                "count = 100;|100",
                "total = 1L;|1",
                "open = true;|true",
                "letter = 'x';|x",
                "share = 0.5;|0.5",
                "boxed = 3;|3",
                "object = null;|null",
                "numbers = null;|null",
                "state = Thread.State.NEW;|NEW",
                "atomic.set(4);|4",
                "atomic.getAndSet(9);|9",
            })
    void aConstantIsKnown(String code, String value) {
        assertThat(written(code)).containsExactly(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // computed
                "number = make();",
                "number = count + 1;",
                // one of two: which one is known only when it runs
                "number = open ? 1 : 2;",
                // a text may be a secret
                "text = \"password\";",
                // not a write
                "make();",
                "atomic.get();",
            })
    void anythingElseIsNot(String code) {
        assertThat(written(code)).isEmpty();
    }

    private static List<String> written(String code) {
        ConstantWrites writes = new ConstantWrites(ConstantWritesTest.class.getClassLoader(), new ClassHierarchy());
        List<String> values = new ArrayList<>();
        for (AbstractInsnNode instruction :
                Sources.method(Sources.typeWith(FIELDS + "void code() { " + code + " }"), "code").instructions) {
            values.add(writes.of(instruction));
        }
        return values.stream().filter(Objects::nonNull).toList();
    }
}
