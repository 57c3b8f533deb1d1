package dev.atomicity.agent.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Nothing of the modelled types is forgotten, on whatever JDK this runs. */
class ModelTableTest {
    private final CallModels models = new CallModels(new ClassHierarchy());

    /** A method that is left out on purpose: of the type and all below it, whatever the parameters; {@code *} for all. */
    private record LeftOut(String type, String method, String reason) {}

    @Test
    void everyPublicMethodIsInTheTableOrLeftOutOnPurpose() throws IOException {
        List<LeftOut> leftOut = leftOut();
        Set<String> forgotten = new TreeSet<>();
        for (Class<?> type : modelledTypes()) {
            for (Method method : type.getMethods()) {
                if (method.getDeclaringClass() != Object.class
                        && !method.isSynthetic()
                        && !isInTable(type, method)
                        && leftOut.stream().noneMatch(entry -> holdsFor(entry, type, method))) {
                    forgotten.add(type.getName() + " " + method);
                }
            }
        }
        assertThat(forgotten).isEmpty();
    }

    /** A map of a program, with methods of its own beside those of the interface. */
    abstract static class LongMap extends AbstractMap<Long, String> {
        abstract boolean containsKey(long key);
    }

    @Test
    void aMethodThatOnlyHasTheNameOfAModelledOneIsNotModelled() {
        String owner = Type.getInternalName(LongMap.class);
        ClassLoader loader = LongMap.class.getClassLoader();
        assertThat(models.find(loader, Opcodes.INVOKEVIRTUAL, owner, "containsKey", "(J)Z"))
                .isNull();
        assertThat(models.find(loader, Opcodes.INVOKEVIRTUAL, owner, "containsKey", "(Ljava/lang/Object;)Z"))
                .isNotNull();
        assertThat(models.find(loader, Opcodes.INVOKEVIRTUAL, owner, "remove", "(Ljava/lang/Object;)V"))
                .isNull();
        assertThat(models.find(
                        loader, Opcodes.INVOKEVIRTUAL, owner, "remove", "(Ljava/lang/Object;)Ljava/lang/String;"))
                .isNotNull();
    }

    @Test
    void whatIsLeftOutHasAReason() throws IOException {
        for (LeftOut entry : leftOut()) {
            assertThat(entry.reason()).as(entry.toString()).isNotBlank();
        }
    }

    /** The first line that matches is meant; where a later one was written for the very type, it must say the same. */
    @Test
    void noLineIsHiddenByOneThatSaysSomethingElse() {
        for (Class<?> type : modelledTypes()) {
            for (Method method : type.getMethods()) {
                ModelTable.Line meant = lineFor(type, method);
                for (ModelTable.Line line : models.table().linesFor(method.getName())) {
                    if (meant != null
                            && line.type().equals(Type.getInternalName(type))
                            && line.matches(Type.getMethodDescriptor(method))
                            && line.isStatic() == meant.isStatic()) {
                        assertThat(line.model()).as(line.toString()).isEqualTo(meant.model());
                    }
                }
            }
        }
    }

    @Test
    void aCallIsLookedUpByItsOwnerAndItsParameters() {
        assertThat(hookOf("java/util/HashMap", "get", "(Ljava/lang/Object;)Ljava/lang/Object;"))
                .isEqualTo("readKey");
        assertThat(hookOf("java/util/List", "remove", "(I)Ljava/lang/Object;")).isEqualTo("writeAll");
        assertThat(hookOf("java/util/List", "remove", "(Ljava/lang/Object;)Z")).isEqualTo("writeKey");
        assertThat(hookOf("java/util/concurrent/atomic/AtomicInteger", "get", "()I"))
                .isEqualTo("read");
        assertThat(models.find(null, Opcodes.INVOKEVIRTUAL, "java/lang/String", "isEmpty", "()Z"))
                .isNull();
    }

    private String hookOf(String owner, String name, String descriptor) {
        return models.find(null, Opcodes.INVOKEVIRTUAL, owner, name, descriptor).hook();
    }

    private List<Class<?>> modelledTypes() {
        List<Class<?>> types = new ArrayList<>();
        for (String type : models.table().types()) {
            try {
                types.add(Class.forName(type.replace('/', '.')));
            } catch (ClassNotFoundException e) {
                // Sequenced collections came with JDK 21.
                assertThat(type).contains("Sequenced");
            }
        }
        return types;
    }

    private boolean isInTable(Class<?> type, Method method) {
        return lineFor(type, method) != null;
    }

    private ModelTable.Line lineFor(Class<?> type, Method method) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        Class<?> owner = isStatic ? method.getDeclaringClass() : type;
        return models.lineFor(
                null, isStatic, Type.getInternalName(owner), method.getName(), Type.getMethodDescriptor(method));
    }

    private static boolean holdsFor(LeftOut entry, Class<?> type, Method method) {
        try {
            return (entry.method().equals("*") || entry.method().equals(method.getName()))
                    && Class.forName(entry.type()).isAssignableFrom(type);
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static List<LeftOut> leftOut() throws IOException {
        try (InputStream stream = ModelTableTest.class.getResourceAsStream("models-left-out.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" +", 3))
                    .map(words -> new LeftOut(words[0], words[1], words.length > 2 ? words[2] : ""))
                    .toList();
        }
    }
}
