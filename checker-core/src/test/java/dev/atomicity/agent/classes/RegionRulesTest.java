package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.ClassNode;

/** Which methods are atomic regions, for each setting of {@code regions}. */
class RegionRulesTest {
    private static final ClassNode TYPE = Sources.typeWith("""
            @interface Atomic {} @interface NonAtomic {}
            static int count;
            Source() { count++; }
            void plain() { count++; }
            synchronized void locked() { count++; }
            @Atomic void wanted() { count++; }
            @NonAtomic synchronized void unwanted() { count++; }
            public void run() { count++; }
            public Object call() { return count++; }
            public void call(int times) { count += times; }
            static Runnable withLambda() { return () -> count++; }
            public static void main(String[] args) { count++; }
            """);

    private static final ClassNode ATOMIC_TYPE = Sources.type("Whole", """
            @interface Atomic {} @interface NonAtomic {}
            @Atomic class Whole implements Runnable {
                int count;
                Whole() { count++; }
                void plain() { count++; }
                @NonAtomic void unwanted() { count++; }
                public void run() { count++; }
            }
            """);

    @Test
    void entriesAreAllMethodsThatNoThreadStartsWith() {
        assertThat(regions(Regions.ENTRY, TYPE))
                .containsExactly("call(I)V", "locked()V", "plain()V", "wanted()V", "withLambda()Ljava/lang/Runnable;");
    }

    /** To call one is the same as to access the field. */
    @Test
    void plainAccessorsAreNoUnitsOfWork() {
        ClassNode type = Sources.typeWith("""
                int count; static int all;
                int count() { return count; }
                void setCount(int to) { count = to; }
                Source with(int to) { count = to; return this; }
                synchronized int locked() { return count; }
                int next() { return count + 1; }
                static int all() { return all; }
                """);
        assertThat(regions(Regions.ATOMIC_SETS, type))
                .containsExactly("all()I", "locked()I", "next()I", "with(I)LSource;");
        assertThat(regions(Regions.ENTRY, type)).contains("count()I", "setCount(I)V");
    }

    @Test
    void synchronizedOnesAreThose() {
        assertThat(regions(Regions.SYNCHRONIZED, TYPE)).containsExactly("locked()V");
    }

    @Test
    void annotatedOnesAreThoseAndTheMethodsOfAnnotatedClasses() {
        assertThat(regions(Regions.ANNOTATED, TYPE)).containsExactly("wanted()V");
        assertThat(regions(Regions.ANNOTATED, ATOMIC_TYPE)).containsExactly("plain()V");
    }

    @Test
    void allAreAllButConstructorsAndMain() {
        assertThat(regions(Regions.ALL, TYPE))
                .containsExactly(
                        "call()Ljava/lang/Object;",
                        "call(I)V",
                        "locked()V",
                        "plain()V",
                        "run()V",
                        "wanted()V",
                        "withLambda()Ljava/lang/Runnable;");
    }

    @Test
    void whatTheUserNamesComesFirst() {
        assertThat(regions(
                        Regions.SYNCHRONIZED, TYPE, List.of("Source.run", "Source.<init>"), List.of("Source.locked")))
                .containsExactly("run()V");
        assertThat(regions(Regions.SYNCHRONIZED, TYPE, List.of("Source.plain"), List.of("Source.plain")))
                .as("named as both")
                .containsExactly("locked()V");
        assertThat(regions(Regions.ENTRY, TYPE, List.of("Source.unwanted"), List.of()))
                .as("the annotation is nearer to the code")
                .doesNotContain("unwanted()V");
    }

    private static Set<String> regions(Regions kind, ClassNode type) {
        return regions(kind, type, List.of(), List.of());
    }

    private static Set<String> regions(Regions kind, ClassNode type, List<String> atomic, List<String> nonAtomic) {
        RegionRules rules = new RegionRules(Specification.builder()
                .regions(kind)
                .atomic(patterns(atomic))
                .nonAtomic(patterns(nonAtomic))
                .build());
        return type.methods.stream()
                .filter(method -> rules.isRegion(type, method))
                .map(method -> method.name + method.desc)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<NamePattern> patterns(List<String> names) {
        return names.stream().map(NamePattern::new).toList();
    }
}
