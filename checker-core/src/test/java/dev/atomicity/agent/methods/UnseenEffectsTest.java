package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.FilesLoader;
import dev.atomicity.agent.Sources;
import dev.atomicity.agent.classes.ClassFacts;
import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ForeignAccesses;
import dev.atomicity.agent.models.JdkModels;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.specification.Specification;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.ClassNode;

/** Which code may change something that no hook records: an iteration of a loop with such code is never discarded. */
class UnseenEffectsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "count = 1;", // recorded
                "numbers[1] = 2;",
                "atomic.set(3);",
                "int sum = count + 1;",
                "map.get(\"a\");",
                "Thread.onSpinWait();",
                "Math.max(1, 2);",
                "helper();" // watched itself
            })
    void none(String code) {
        assertThat(mayHappen(code)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.out.println();",
                "map.keySet().iterator().next();", // advances
                "int[] own = new int[1]; own[0] = 2;",
                "new Thread().start();",
                "list.add(\"a\");"
            })
    void some(String code) {
        assertThat(mayHappen(code)).isTrue();
    }

    private static boolean mayHappen(String code) {
        Map<String, byte[]> files = CompiledProgram.classesOf("""
                import java.util.*;
                class Source {
                int count; int[] numbers; Map<String, String> map; List<String> list;
                java.util.concurrent.atomic.AtomicInteger atomic;
                void helper() {}
                void code() throws Exception { %s }
                }
                """.formatted(code));
        ClassNode type = Sources.type("Source", files);
        FilesLoader loader = new FilesLoader(files, (any, file) -> file);
        ClassHierarchy hierarchy = new ClassHierarchy();
        hierarchy.add(loader, ClassFacts.of(files.get("Source")));
        MethodContext context = new MethodContext(
                type,
                Sources.method(type, "code"),
                loader,
                hierarchy,
                new JdkModels(hierarchy),
                new ForeignAccesses(type),
                Specification.DEFAULTS,
                false);
        UnseenEffects effects = new UnseenEffects(context, MethodPlanner.plan(context, false, false));
        return StreamSupport.stream(context.method().instructions.spliterator(), false)
                .anyMatch(effects::mayHappenAt);
    }
}
