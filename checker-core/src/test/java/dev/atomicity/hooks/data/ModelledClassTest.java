package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Notes;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.ToLongBiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ModelledClassTest {
    /** More than are kept of them. */
    private static final int SITES = 200;

    @SuppressWarnings("serial")
    private static final class CountingMap<K, V> extends HashMap<K, V> {
        @Override
        public V put(K key, V value) {
            return super.put(key, value);
        }
    }

    private static int site(String call) {
        return Sites.add(new Sites.Site("bank.Bank", "pay", "()V", "Bank.java", 1, Operation.READS, call));
    }

    /** What was found out about one site is not taken for another one's, however many there are. */
    @Test
    void overriddenMethodsAreToldFromThoseOfTheJdkAtEverySite() {
        ModelledClass counting = ModelledClass.of(new CountingMap<String, String>());
        ModelledClass plain = ModelledClass.of(new HashMap<String, String>());
        int[] puts = new int[SITES];
        int[] gets = new int[SITES];
        int[] supers = new int[SITES];
        for (int i = 0; i < SITES; i++) {
            puts[i] = site("Map.put()");
            gets[i] = site("Map.get()");
            supers[i] = site("super.put()");
        }

        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < SITES; i++) {
                assertThat(counting.runsAt(puts[i])).isFalse();
                assertThat(counting.runsAt(puts[i])).isFalse();
                assertThat(counting.runsAt(gets[i])).isTrue();
                assertThat(counting.runsAt(supers[i])).isTrue();
                assertThat(plain.runsAt(puts[i])).isTrue();
            }
        }
        assertThat(counting.runsAt(0)).isTrue();
        assertThat(counting.runsAt(0)).isTrue();
    }

    /** Calls through any view of a concurrent collection pass its gate, or they would be recorded in another order than they take effect. */
    @Test
    void viewsMayHaveAGate() {
        assertThat(ModelledClass.of(new ConcurrentHashMap<>().keySet()).mayHaveGate())
                .isTrue();
        assertThat(ModelledClass.of(Collections.unmodifiableCollection(new ConcurrentLinkedDeque<>()))
                        .mayHaveGate())
                .isTrue();
        assertThat(ModelledClass.of(new ArrayList<>()).mayHaveGate()).isFalse();
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void reversedDequesMayHaveAGate() throws ReflectiveOperationException {
        Object view = Deque.class.getMethod("reversed").invoke(new ConcurrentLinkedDeque<>());

        assertThat(ModelledClass.of(view).mayHaveGate()).isTrue();
    }

    // ---------------------------------------------------------------- a JDK with other fields

    private static Iterator<String> arrayIterator() {
        return Arrays.asList("a").iterator();
    }

    private static Iterator<String> unmodifiableIterator() {
        return Collections.unmodifiableList(Arrays.asList("a")).iterator();
    }

    /** An object whose model looks into a private field, the class that declares that, and its name. */
    static Stream<Arguments> fieldsThatModelsNeed() {
        return Stream.of(
                Arguments.of(Collections.synchronizedList(new ArrayList<>()), "SynchronizedCollection", "mutex"),
                Arguments.of(Collections.synchronizedMap(new HashMap<>()), "SynchronizedMap", "mutex"),
                Arguments.of(Arrays.asList("a"), "ArrayList", "a"),
                Arguments.of(arrayIterator(), "ArrayItr", "cursor"),
                Arguments.of(Arrays.asList("a").listIterator(), "Itr", "lastRet"),
                Arguments.of(unmodifiableIterator(), "", "i"),
                Arguments.of(unmodifiableIterator(), "ArrayItr", "cursor"),
                Arguments.of(unmodifiableIterator(), "Itr", "lastRet"));
    }

    @ParameterizedTest
    @MethodSource("fieldsThatModelsNeed")
    void aMissingFieldSwitchesOffTheModelThatNeedsItAndNothingElse(Object object, String declaring, String missing) {
        ToLongBiFunction<Class<?>, String> places =
                (type, field) -> field.equals(missing) && type.getSimpleName().equals(declaring)
                        ? JdkFields.MISSING
                        : JdkFields.placeOf(type, field);

        ModelledClass degraded = new ModelledClass(object.getClass(), places);

        assertThat(ModelledClass.of(object).isModelled).isTrue();
        assertThat(degraded.isModelled).isFalse();
        assertThat(degraded.keepsData || degraded.mayHaveGate() || degraded.mayShowArray)
                .isFalse();
        assertThat(degraded.runsAt(site("List.add()"))).isFalse();
        assertThat(degraded.arrayOf(object)).isNull();
        assertThat(degraded.monitorOf(object)).isNull();
        assertThat(degraded.stepOf(object)).isEqualTo(JdkFields.NO_STEP);
        assertThat(new ModelledClass(HashMap.class, places).isModelled).isTrue();
        assertThat(new ModelledClass(Vector.class, places).isModelled).isTrue();
    }

    @Test
    void aFieldThatThisJdkDoesNotHaveIsNamedToTheUser() {
        assertThat(JdkFields.placeOf(BitSet.class, "renamed")).isEqualTo(JdkFields.MISSING);
        assertThat(Notes.all())
                .contains("objects of java.util.BitSet are not watched: this JDK has no field renamed there");
    }

    /** The JVM asks the loader of the class for the types that its methods name. */
    @Test
    void aClassLoaderThatFailsBreaksNothing() throws ReflectiveOperationException {
        Map<String, byte[]> classes = CompiledProgram.classesOf("""
                package failing;
                public class Numbers extends java.util.ArrayList<String> {
                    void add(Missing missing) {}
                }
                class Missing {}
                """);
        ClassLoader loader = new ClassLoader(null) {
            @Override
            protected Class<?> findClass(String name) {
                if (name.equals("failing.Missing")) {
                    throw new IllegalStateException("not today");
                }
                byte[] file = classes.get(name.replace('.', '/'));
                return defineClass(name, file, 0, file.length);
            }
        };
        Object numbers = loader.loadClass("failing.Numbers").getConstructor().newInstance();

        assertThat(ModelledClass.of(numbers).runsAt(site("Numbers.add()"))).isFalse();
        assertThat(ModelledClass.of(numbers).runsAt(site("super.add()"))).isTrue();
    }
}
