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
    void plainAccessorsDoNoMoreThanToAccessAField() {
        ClassNode type = Sources.typeWith("""
                int count; static int all;
                final java.util.concurrent.atomic.AtomicLong sum = new java.util.concurrent.atomic.AtomicLong();
                long sum() { return sum.get(); }
                void setSum(long to) { sum.set(to); }
                long nextSum() { return sum.incrementAndGet(); }
                int count() { return count; }
                void setCount(int to) { count = to; }
                Source with(int to) { count = to; return this; }
                synchronized int locked() { return count; }
                int next() { return count + 1; }
                static int all() { return all; }
                """);
        assertThat(type.methods.stream().filter(RegionRules::isPlainAccessor).map(method -> method.name))
                .containsExactlyInAnyOrder("sum", "setSum", "count", "setCount", "locked");
    }

    @Test
    void aMethodMayTakeAnotherObjectOfItsOwnType() {
        ClassNode type = Sources.typeWith("""
                void append(Source other) {}
                void add(int number) {}
                boolean equals(Object other, int number) { return true; }
                static Source copyOf(Source other) { return other; }
                """);
        assertThat(type.methods.stream()
                        .filter(method -> RegionRules.takesOwnType(type, method))
                        .map(method -> method.name))
                .containsExactlyInAnyOrder("append", "copyOf");
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

    /** With parameters, so that overloaded methods are distinct. */
    @Test
    void aListTakesThePlaceOfTheKindAndWhatIsLeftOutIsNone() {
        Specification.Builder listed = Specification.builder()
                .regions(Regions.ENTRY)
                .listed(Set.of("Source.call(int)", "Source.run()", "Source.unwanted()", "Source.plain()"))
                .nonAtomic(List.of(new NamePattern("Source.plain")));
        assertThat(regions(listed.build(), TYPE)).containsExactly("call(I)V", "run()V");
        assertThat(regions(
                        listed.atomic(List.of(new NamePattern("Source.locked"))).build(), TYPE))
                .as("and what the user names")
                .containsExactly("call(I)V", "locked()V", "run()V");

        assertThat(regions(
                        Specification.builder()
                                .regions(Regions.ALL)
                                .leftOut(Set.of("Source.call()", "Source.wanted()"))
                                .atomic(List.of(new NamePattern("Source.wanted")))
                                .build(),
                        TYPE))
                .contains("call(I)V", "run()V")
                .doesNotContain("call()Ljava/lang/Object;", "wanted()V");
    }

    private static Set<String> regions(Regions kind, ClassNode type) {
        return regions(kind, type, List.of(), List.of());
    }

    private static Set<String> regions(Regions kind, ClassNode type, List<String> atomic, List<String> nonAtomic) {
        return regions(
                Specification.builder()
                        .regions(kind)
                        .atomic(patterns(atomic))
                        .nonAtomic(patterns(nonAtomic))
                        .build(),
                type);
    }

    private static Set<String> regions(Specification specification, ClassNode type) {
        RegionRules rules = new RegionRules(specification);
        return type.methods.stream()
                .filter(method -> rules.isRegion(type, method))
                .map(method -> method.name + method.desc)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<NamePattern> patterns(List<String> names) {
        return names.stream().map(NamePattern::new).toList();
    }
}
