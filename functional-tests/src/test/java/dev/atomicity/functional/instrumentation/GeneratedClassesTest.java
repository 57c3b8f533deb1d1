package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;

/** Class files of every version, and of unusual size and content, run with instrumentation as they did without. */
class GeneratedClassesTest {
    private static final int FIRST_VERSION = Opcodes.V1_2;

    private final List<String> notes = new ArrayList<>();

    static IntStream versions() {
        return IntStream.rangeClosed(FIRST_VERSION, Math.min(Runtime.version().feature() + 44, Opcodes.V25));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void everyVersionRuns(int version) throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.ofVersion(version))).isEqualTo(43);
        assertThat(notes).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.V1_2, Opcodes.V1_4, Opcodes.V1_5, Opcodes.V1_6})
    void subroutinesRun(int version) throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.withSubroutine(version))).isEqualTo(42);
        assertThat(notes).isEmpty();
    }

    @Test
    void fieldsWhoseNamesCannotServeAreNamed() throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.withOddNames())).isEqualTo(42);
        assertThat(notes)
                .containsOnly(
                        "generated.Sample.twice is not watched: its class has another field of that name",
                        "generated.Sample.<odd> name is not watched: its name cannot be part of a method's");
    }

    @Test
    void hugeMethodStaysAsItWasAndIsNamedOnce() throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.ofSize("run", 6000, 1))).isEqualTo(6000);
        assertThat(notes).containsExactly("generated.Sample.run is too large to be instrumented and runs unchanged");
    }

    @Test
    void hugeInitialiserStaysAsItWas() throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.ofSize("<clinit>", 6500, 3)))
                .isEqualTo(6501);
        assertThat(notes)
                .containsExactly("generated.Sample.<clinit> is too large to be instrumented and runs unchanged");
    }

    @Test
    void classWithManyFieldsIsWatched() throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.ofSize("run", 1, 2000))).isEqualTo(1);
        assertThat(notes).isEmpty();
    }

    @Test
    void classWithTooManyFieldsRunsWithoutTheirShadows() throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.ofSize("run", 1, 15_000))).isEqualTo(1);
        assertThat(notes).containsExactly("the fields of generated.Sample are not watched: the class is too large");
    }

    @Test
    void jumpsThatBecomeTooLongAreReplaced() throws ReflectiveOperationException {
        assertThat(runInstrumented(GeneratedClasses.withLongJump(1500))).isEqualTo(1500);
        assertThat(notes).isEmpty();
    }

    private int runInstrumented(byte[] classFile) throws ReflectiveOperationException {
        Specification specification = Specification.DEFAULTS.toBuilder()
                .regions(Regions.ALL)
                .locksConflict(true)
                .provoke(true)
                .build();
        ClassInstrumenter instrumenter = new ClassInstrumenter(specification, notes::add);
        Map<String, byte[]> files = Map.of(GeneratedClasses.NAME + ".class", classFile);
        int plain = run(new CorpusLoader(files, (loader, file) -> file));
        int instrumented = run(new CorpusLoader(files, instrumenter::instrument));
        assertThat(instrumented).isEqualTo(plain);
        return instrumented;
    }

    private static int run(ClassLoader loader) throws ReflectiveOperationException {
        return (int) loader.loadClass(GeneratedClasses.NAME.replace('/', '.'))
                .getMethod("run")
                .invoke(null);
    }
}
