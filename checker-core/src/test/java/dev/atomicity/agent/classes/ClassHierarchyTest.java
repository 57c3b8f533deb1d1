package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.agent.FilesLoader;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.specification.Specification;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Questions about classes that are not loaded, as their class loader would answer them. */
class ClassHierarchyTest {
    private static final Map<String, byte[]> CLASSES = CompiledProgram.classesOf("""
            package zoo;

            import java.util.*;

            interface Named { String NAME = "x"; }
            class Animal implements Named, Cloneable { int legs; protected static int count; }
            class Dog extends Animal { private boolean legs; public Object clone() { return this; } }
            class Puppy extends Dog {}
            class Kennel extends HashMap<String, Dog> {}
            class Main {
                Kennel kennel;
                int use(Puppy puppy) { kennel.put("a", puppy); return kennel.size() + puppy.hashCode(); }
            }
            class Other {
                Kennel kennel;
                int use() { kennel.remove("a"); return kennel.size(); }
            }
            """);

    private final ClassHierarchy hierarchy = new ClassHierarchy();
    private final FilesLoader loader = new FilesLoader(CLASSES, (asked, file) -> {
        throw new AssertionError("a class was loaded");
    });

    @Test
    void followsSuperclassesAndInterfaces() {
        assertThat(hierarchy.isA(loader, "zoo/Puppy", "zoo/Animal")).isTrue();
        assertThat(hierarchy.isA(loader, "zoo/Puppy", "zoo/Named")).isTrue();
        assertThat(hierarchy.isA(loader, "zoo/Animal", "zoo/Puppy")).isFalse();
    }

    @Test
    void followsThemIntoTheJdk() {
        assertThat(hierarchy.isA(loader, "zoo/Kennel", "java/util/Map")).isTrue();
        assertThat(hierarchy.isA(null, "java/util/LinkedHashMap", "java/util/Map"))
                .isTrue();
        assertThat(hierarchy.isA(null, "java/sql/Timestamp", "java/util/Date")).isTrue();
    }

    @Test
    void whatIsNotFoundIsNothingElse() {
        assertThat(hierarchy.isA(loader, "zoo/Missing", "zoo/Animal")).isFalse();
        assertThat(hierarchy.isA(loader, "zoo/Missing", "zoo/Missing")).isTrue();
        assertThat(hierarchy.isA(loader, "[Lzoo/Puppy;", "zoo/Animal")).isFalse();
        assertThat(hierarchy.resolveField(loader, "zoo/Missing", "legs", "I")).isNull();
    }

    @Test
    void aFieldIsTheNearestOfItsNameAndType() {
        assertThat(hierarchy.resolveField(loader, "zoo/Puppy", "legs", "Z").owner())
                .isEqualTo("zoo/Dog");
        assertThat(hierarchy.resolveField(loader, "zoo/Puppy", "legs", "I").owner())
                .isEqualTo("zoo/Animal");
        assertThat(hierarchy.resolveField(loader, "zoo/Puppy", "count", "I").access() & Opcodes.ACC_STATIC)
                .isNotZero();
        assertThat(hierarchy
                        .resolveField(loader, "zoo/Puppy", "NAME", "Ljava/lang/String;")
                        .isShadowed())
                .as("a constant has no shadow")
                .isFalse();
        assertThat(hierarchy.resolveField(loader, "zoo/Puppy", "wings", "I")).isNull();
    }

    @Test
    void aCopyIsMadeByTheNearestClassThatSaysSo() {
        assertThat(hierarchy.resolveClone(loader, "zoo/Puppy")).isEqualTo("zoo/Dog");
        assertThat(hierarchy.resolveClone(loader, "zoo/Animal")).isEqualTo("java/lang/Object");
    }

    @Test
    void aClassThatStayedAsItWasIsKnownBelowItsLoader() {
        ClassLoader below = new ClassLoader(loader) {};
        hierarchy.addUnchanged(loader, "zoo/Dog");
        assertThat(hierarchy.isUnchanged(below, "zoo/Dog")).isTrue();
        assertThat(hierarchy.isUnchanged(below, "zoo/Puppy")).isFalse();
        assertThat(hierarchy.isUnchanged(loader.getParent(), "zoo/Dog")).isFalse();
    }

    // ---------------------------------------------------------------- loaders that do other things meanwhile

    /** A loader that runs something each time it is asked for a file for the first time. */
    private static final class Busy extends ClassLoader {
        private final Map<String, Boolean> asked = new ConcurrentHashMap<>();
        private final Consumer<ClassLoader> business;

        Busy(Consumer<ClassLoader> business) {
            super(ClassHierarchyTest.class.getClassLoader());
            this.business = business;
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            if (asked.putIfAbsent(name, true) == null) {
                business.accept(this);
            }
            byte[] file = CLASSES.get(name.replace(".class", ""));
            return file == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(file);
        }
    }

    private final List<String> notes = new ArrayList<>();
    private final ClassInstrumenter instrumenter = new ClassInstrumenter(Specification.DEFAULTS, notes::add);

    private byte[] instrument(ClassLoader asked, String type) {
        return instrumenter.instrument(asked, CLASSES.get(type));
    }

    @Test
    void aLoaderMayHaveOtherClassesTransformedOnTheSameThread() {
        Busy busy = new Busy(self -> instrument(self, "zoo/Other"));
        byte[] instrumented = instrument(busy, "zoo/Main");
        // The sites have other numbers.
        assertThat(instrumented).hasSameSizeAs(instrument(loader, "zoo/Main"));
        assertThat(busy.asked).containsKey("zoo/Kennel.class");
        assertThat(notes).isEmpty();
    }

    @Test
    void aLoaderMayWaitForAnotherThreadThatTransforms() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Busy busy = new Busy(self -> {
            Thread other = new Thread(() -> instrument(self, "zoo/Other"));
            other.start();
            join(other);
        });
        Thread main = new Thread(() -> {
            instrument(busy, "zoo/Main");
            done.countDown();
        });
        main.setDaemon(true);
        main.start();
        assertThat(done.await(2, TimeUnit.MINUTES)).isTrue();
        assertThat(busy.asked).containsKey("zoo/Kennel.class");
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aLoaderMayFail() {
        ClassLoader failing = new Busy(self -> {
            throw new IllegalStateException("not today");
        });
        assertThat(hierarchy.isA(failing, "zoo/Puppy", "zoo/Dog")).isFalse();
    }
}
