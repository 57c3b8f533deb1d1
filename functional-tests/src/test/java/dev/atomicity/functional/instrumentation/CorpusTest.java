package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** Thousands of classes of real libraries are instrumented, and load as they did before. */
class CorpusTest {
    /** Of these, and there are many, one in so many classes: by name, so always the same. */
    private static final Map<String, Integer> SAMPLED = Map.of("groovy.jar", 8, "scala-library.jar", 4, "guava.jar", 2);

    private static final Pattern ALLOWED = Pattern.compile(".* is too large to be instrumented and runs unchanged");

    @Test
    void classesLoadWithRegionsAtEntries() {
        checkAll(Specification.DEFAULTS);
    }

    @Test
    void classesLoadWithAllRegionsAndHoldPoints() {
        checkAll(Specification.DEFAULTS.toBuilder()
                .regions(Regions.ALL)
                .locksConflict(true)
                .provoke(true)
                .build());
    }

    private static final Map<String, byte[]> CLASS_FILES = new HashMap<>();
    private static final List<String> SAMPLE = new ArrayList<>();

    /** What comes of a class as it is: some miss a library that they can do without. */
    private static final Map<String, String> EXPECTED = new HashMap<>();

    @BeforeAll
    static void loadAsTheyAre() throws IOException {
        for (Path jar : Corpus.jars()) {
            Map<String, byte[]> classes = Corpus.classesOf(jar);
            CLASS_FILES.putAll(classes);
            int step = SAMPLED.getOrDefault(jar.getFileName().toString(), 1);
            classes.keySet().stream()
                    .filter(file -> Math.floorMod(file.hashCode(), step) == 0)
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .forEach(SAMPLE::add);
        }
        CorpusLoader plain = new CorpusLoader(CLASS_FILES, (loader, file) -> file);
        SAMPLE.forEach(name -> EXPECTED.put(name, plain.link(name)));
    }

    private static void checkAll(Specification specification) {
        Set<String> notes = new TreeSet<>();
        ClassInstrumenter instrumenter = new ClassInstrumenter(specification, notes::add);
        List<String> failures = new ArrayList<>();
        CorpusLoader instrumented = new CorpusLoader(
                CLASS_FILES, (loader, file) -> checked(instrumenter.instrument(loader, file), failures));
        for (String name : SAMPLE) {
            String outcome = instrumented.link(name);
            if (!outcome.equals(EXPECTED.get(name))) {
                failures.add(name + ": " + outcome + " instead of '" + EXPECTED.get(name) + "'");
            }
        }
        assertThat(failures).isEmpty();
        assertThat(notes).allMatch(note -> ALLOWED.matcher(note).matches());
        assertThat(SAMPLE).hasSizeGreaterThan(5000);
    }

    /** ASM's own check of the structure; the data flow is the JVM's business. */
    private static byte[] checked(byte[] classFile, List<String> failures) {
        ClassReader reader = new ClassReader(classFile);
        try {
            reader.accept(new CheckClassAdapter(null, false), 0);
        } catch (RuntimeException e) {
            failures.add(reader.getClassName() + ": " + e);
        }
        return classFile;
    }
}
