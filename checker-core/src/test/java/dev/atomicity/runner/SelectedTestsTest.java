package dev.atomicity.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.RunRequest;
import dev.atomicity.protocol.Shard;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;

class SelectedTestsTest {
    private static final class Part extends AbstractTestDescriptor {
        private final Type type;

        Part(TestDescriptor parent, String name, TestSource source, Type type) {
            super(parent.getUniqueId().append("part", name), name, source);
            this.type = type;
            parent.addChild(this);
        }

        @Override
        public Type getType() {
            return type;
        }
    }

    private static Part container(TestDescriptor parent, String className) {
        return new Part(parent, className, ClassSource.from(className), TestDescriptor.Type.CONTAINER);
    }

    private static Part test(TestDescriptor parent, String className, String method) {
        return new Part(parent, method, MethodSource.from(className, method), TestDescriptor.Type.TEST);
    }

    private static TestDescriptor engine() {
        return new EngineDescriptor(UniqueId.forEngine("engine"), "engine");
    }

    /** A suite of JUnit 3 or 4, whose tests are in classes that nobody would find by their names. */
    @Test
    void whatASuiteBringsAlongIsAskedForWithIt() {
        Part suite = container(engine(), "a.MapTest");
        Part inSuite = test(container(suite, "lib.PutTester"), "lib.PutTester", "puts");

        assertThat(isSelected(inSuite, new TestPattern("a\\.[^.]*Test", null))).isTrue();
        assertThat(isSelected(inSuite, new TestPattern("a\\.[^.]*Test", "puts")))
                .isTrue();
        assertThat(isSelected(inSuite, new TestPattern("a\\.OtherTest", null))).isFalse();
    }

    @Test
    void whatASuiteBringsAlongIsInItsShard() {
        for (int tester = 0; tester < 10; tester++) {
            Part suite = container(engine(), "a.MapTest");
            Part inSuite = test(suite, "lib.Tester" + tester, "puts");

            assertThat(apply(inSuite, List.of(), Shard.of("1/2"))).isEqualTo(apply(suite, List.of(), Shard.of("1/2")));
        }
    }

    @Test
    void nestedClassesHaveNamesOfTheirOwn() {
        Part outer = container(engine(), "a.FooTest");
        Part nested = test(container(outer, "a.FooTest$Inner"), "a.FooTest$Inner", "bar");

        assertThat(isSelected(nested, new TestPattern("a\\.FooTest\\$Inner", null)))
                .isTrue();
        assertThat(isSelected(test(outer, "a.FooTest", "baz"), new TestPattern("a\\.FooTest\\$Inner", null)))
                .isFalse();
    }

    /** A suite of JUnit 3 with thousands of tests would take an hour to lose them one by one. */
    @Test
    void aSuiteThatIsDoneIsTakenOutAsAWhole() {
        TestDescriptor engine = engine();
        Part suite = container(engine, "a.MapTest");
        Part first = test(suite, "lib.PutTester", "puts");
        Part second = test(suite, "lib.PutTester", "putsAgain");
        Part other = container(engine, "a.SetTest");
        Part left = test(other, "lib.AddTester", "adds");
        Part done = test(other, "lib.AddTester", "addsAgain");
        RunRequest request = RunRequest.of(Path.of("log"), List.of())
                .again(
                        Path.of("log"),
                        Stream.of(first, second, done)
                                .map(test -> test.getUniqueId().toString())
                                .collect(Collectors.toSet()));
        List<TestDescriptor> asked = new ArrayList<>();
        SelectedTests filter = new SelectedTests(request);

        engine.accept(test -> {
            asked.add(test);
            filter.apply(test);
        });

        assertThat(engine.getChildren()).hasSize(1).first().isSameAs(other);
        assertThat(asked).containsExactly(engine, suite, other, left, done);
        assertThat(filter.apply(left).included()).isTrue();
        assertThat(filter.apply(done).excluded()).isTrue();
    }

    private static boolean isSelected(TestDescriptor test, TestPattern included) {
        return apply(test, List.of(included), Shard.WHOLE);
    }

    private static boolean apply(TestDescriptor test, List<TestPattern> included, Shard shard) {
        RunRequest request = RunRequest.of(Path.of("log"), List.of())
                .withSelection(
                        new TestSelection(List.of(), List.of(), included, List.of(), List.of(), List.of()), shard);
        return new SelectedTests(request).apply(test).included();
    }
}
