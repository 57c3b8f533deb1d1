package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.ClassInstrumenter;
import dev.atomicity.agent.FilesLoader;
import dev.atomicity.agent.Sources;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** A class accesses fields of others, of which nobody knows beforehand whether they get shadows. */
class ForeignAccessesTest {
    private static final Map<String, byte[]> CLASSES = CompiledProgram.classesOf("""
            package fields;

            public class User {
                public static int use(Owner owner) {
                    owner.count++;
                    owner.count += 2;
                    owner.inherited = 4;
                    Owner.total += owner.count;
                    return owner.count + owner.inherited + Owner.total + Constants.FIXED.length();
                }

                public static String useNothing() {
                    try {
                        return "" + ((Owner) null).count;
                    } catch (NullPointerException e) {
                        return Log.text;
                    }
                }
            }

            class Log { static String text = "quiet"; }
            class Hidden { int inherited; }
            class Owner extends Hidden {
                static int total;
                int count;
                static { Log.text = "initialised"; }
            }
            interface Constants { String FIXED = String.valueOf(1); }
            """);

    private static final Specification SPECIFICATION =
            Specification.DEFAULTS.toBuilder().regions(Regions.ALL).build();

    @Test
    void theProgramIsTheSameWhoeverHasShadows() throws ReflectiveOperationException {
        int expected = use(instrumenting(name -> false));
        assertThat(use(instrumenting(name -> true))).isEqualTo(expected);
        assertThat(use(instrumenting(name -> name.equals("fields/User")))).isEqualTo(expected);
        assertThat(use(instrumenting(name -> !name.equals("fields/User")))).isEqualTo(expected);
        assertThat(use(instrumenting(name -> !name.equals("fields/Hidden")))).isEqualTo(expected);
    }

    /** To call a static method of a class initialises it; to access a field of null does not. */
    @Test
    void anAccessOfNullInitialisesNothing() throws ReflectiveOperationException {
        Object result = instrumenting(name -> true)
                .loadClass("fields.User")
                .getMethod("useNothing")
                .invoke(null);
        assertThat(result).isEqualTo("quiet");
    }

    @Test
    void thereIsOneMethodForEachKindOfAccess() {
        byte[] instrumented = new ClassInstrumenter(SPECIFICATION, note -> {})
                .instrument(instrumenting(name -> false), CLASSES.get("fields/User"));
        ClassNode user = Sources.type("fields/User", Map.of("fields/User", instrumented));
        List<String> descriptors = user.methods.stream()
                .filter(method -> method.name.startsWith("$atomicity$foreign$"))
                .map(method -> method.desc.substring(0, method.desc.indexOf("Ldev")))
                .toList();
        // Reads and writes of two fields; and of one static field, with a read of that of the log.
        assertThat(descriptors).filteredOn("(Lfields/Owner;"::equals).hasSize(4);
        assertThat(descriptors).filteredOn("("::equals).hasSize(3);
    }

    /** Before Java 8, an interface could have no such method. */
    @Test
    void oldInterfacesHaveNone() {
        assertThat(supported(Opcodes.V1_7, Opcodes.ACC_INTERFACE)).isFalse();
        assertThat(supported(Opcodes.V1_8, Opcodes.ACC_INTERFACE)).isTrue();
        assertThat(supported(Opcodes.V1_2, 0)).isTrue();
    }

    private static boolean supported(int version, int access) {
        ClassNode type = new ClassNode();
        type.visit(version, access, "Old", null, "java/lang/Object", null);
        return new ForeignAccesses(type).areSupported();
    }

    private static FilesLoader instrumenting(Predicate<String> isInstrumented) {
        ClassInstrumenter instrumenter = new ClassInstrumenter(SPECIFICATION, note -> {});
        return new FilesLoader(CLASSES, (loader, file) -> {
            String name = new ClassReader(file).getClassName();
            return isInstrumented.test(name) ? instrumenter.instrument(loader, file) : file;
        });
    }

    private static int use(FilesLoader loader) throws ReflectiveOperationException {
        Class<?> owner = loader.loadClass("fields.Owner");
        var constructor = owner.getDeclaredConstructor();
        constructor.setAccessible(true);
        return (int) loader.loadClass("fields.User").getMethod("use", owner).invoke(null, constructor.newInstance());
    }
}
