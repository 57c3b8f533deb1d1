package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import dev.atomicity.agent.classes.ClassFacts;
import dev.atomicity.agent.classes.ClassHierarchy;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** What method references are replaced by. That the JVM takes it is up to {@link ModelledReferencesTest}. */
class MethodReferencesTest {
    /** In these tests, the calls of all methods of these names are recorded. */
    private static final Set<String> RECORDED = Set.of("size", "add", "put", "<init>", "sort", "removeRange");

    /** The parameters are the values that are captured, then those of the function; the receiver has its static type. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    IntSupplier f = list::size;                    | (Ljava/util/List;)I
                    IntSupplier f = linked::size;                  | (Ljava/util/LinkedHashMap;)I
                    Predicate<String> f = stack::add;              | (Ljava/util/Stack;Ljava/lang/Object;)Z
                    Consumer<String> f = stack::add;               | (Ljava/util/Stack;Ljava/lang/Object;)V
                    Function<Stack<String>, Integer> f = Stack::size;      | (Ljava/util/Stack;)I
                    ToIntFunction<Stack<String>> f = Vector::size; | (Ljava/util/Stack;)I
                    Supplier<List<String>> f = ArrayList::new;     | ()Ljava/util/ArrayList;
                    IntFunction<List<String>> f = ArrayList::new;  | (I)Ljava/util/ArrayList;
                    Consumer<int[]> f = Arrays::sort;              | ([I)V
                    Runnable f = (Runnable & Cloneable) list::size;| (Ljava/util/List;)V
                    """)
    void aReferenceBecomesALambda(String reference, String descriptor) {
        ClassNode type = replaced(reference);
        MethodNode lambda = lambdas(type).get(0);
        assertThat(lambda.desc).isEqualTo(descriptor);
        assertThat(lambda.access).isEqualTo(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC);
        assertThat(referredTo(type))
                .isEqualTo(new Handle(Opcodes.H_INVOKESTATIC, "Source", lambda.name, descriptor, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // not recorded
                "BooleanSupplier f = list::isEmpty;",
                "Function<String, Integer> f = Integer::valueOf;",
                // a lambda has the call already
                "IntSupplier f = () -> list.size();",
                // the stream that it is written to names the method
                "Supplier<Integer> f = (Supplier<Integer> & java.io.Serializable) list::size;",
            })
    void othersStayAsTheyAre(String reference) {
        assertThat(lambdas(replaced(reference))).isEmpty();
    }

    @Test
    void theCallIsTheOneThatTheReferenceNames() {
        // As compilers before JDK 18 write it.
        Handle vectorsSize = new Handle(Opcodes.H_INVOKEVIRTUAL, "java/util/Vector", "size", "()I", false);
        assertThat(bodyOf(vectorsSize, "java/util/Stack"))
                .containsExactly("CHECKCAST java/util/Vector", "INVOKEVIRTUAL java/util/Vector.size");
    }

    /** A protected method may be called on objects of the class itself only, so its receiver is not taken for anything else. */
    @Test
    void theReceiverOfAnInheritedMethodIsAnObjectOfTheClass() {
        Handle removeRange = new Handle(Opcodes.H_INVOKEVIRTUAL, "java/util/ArrayList", "removeRange", "(II)V", false);
        assertThat(bodyOf(removeRange, "Generated")).containsExactly("INVOKEVIRTUAL java/util/ArrayList.removeRange");
        assertThat(bodyOf(removeRange, "Below"))
                .containsExactly("CHECKCAST Generated", "INVOKEVIRTUAL java/util/ArrayList.removeRange");
    }

    @Test
    void aReferenceToAMethodOfTheSuperclassCallsThat() {
        Handle superAdd =
                new Handle(Opcodes.H_INVOKESPECIAL, "java/util/ArrayList", "add", "(Ljava/lang/Object;)Z", false);
        assertThat(bodyOf(superAdd, "Generated")).containsExactly("INVOKESPECIAL java/util/ArrayList.add");
    }

    @Test
    void aReferenceWithoutAReceiverIsLeftToTheJvm() {
        Handle size = new Handle(Opcodes.H_INVOKEVIRTUAL, "java/util/Vector", "size", "()I", false);
        ClassNode type = generated(size, "()Ljava/util/function/IntSupplier;");
        replace(type);
        assertThat(lambdas(type)).isEmpty();
    }

    // ---------------------------------------------------------------- sources in, lambdas out

    private static ClassNode replaced(String reference) {
        ClassNode type = Sources.typeWith("static void code(List<String> list, LinkedHashMap<String, String> linked,"
                + " Stack<String> stack) { " + reference + " }");
        replace(type);
        return type;
    }

    private static void replace(ClassNode type) {
        ClassHierarchy hierarchy = new ClassHierarchy();
        hierarchy.add(null, ClassFacts.of(emptyClass("Generated", "java/util/ArrayList")));
        hierarchy.add(null, ClassFacts.of(emptyClass("Below", "Generated")));
        new MethodReferences(
                        type,
                        (opcode, owner, name, descriptor) -> RECORDED.contains(name),
                        (name, wanted) -> hierarchy.isA(null, name, wanted))
                .replaceByLambdas();
    }

    private static byte[] emptyClass(String name, String superclass) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, superclass, null);
        return writer.toByteArray();
    }

    /** What the lambda does in a class {@code Generated} that extends {@code ArrayList}, apart from passing arguments. */
    private static List<String> bodyOf(Handle method, String receiver) {
        ClassNode type = generated(method, "(L" + receiver + ";)Ljava/util/function/IntSupplier;");
        replace(type);
        return Stream.of(lambdas(type).get(0).instructions.toArray())
                .map(MethodReferencesTest::text)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private static ClassNode generated(Handle method, String factory) {
        ClassNode type = new ClassNode();
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Generated", null, "java/util/ArrayList", null);
        Type function =
                Type.getMethodType(Type.getReturnType(method.getDesc()), Type.getArgumentTypes(method.getDesc()));
        type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "code", "()V", null, null)
                .visitInvokeDynamicInsn(
                        "call",
                        factory,
                        new Handle(
                                Opcodes.H_INVOKESTATIC,
                                "java/lang/invoke/LambdaMetafactory",
                                "metafactory",
                                "()V",
                                false),
                        function,
                        method,
                        function);
        return type;
    }

    private static String text(AbstractInsnNode instruction) {
        if (instruction instanceof TypeInsnNode cast) {
            return "CHECKCAST " + cast.desc;
        }
        return instruction instanceof MethodInsnNode call
                ? (call.getOpcode() == Opcodes.INVOKESPECIAL ? "INVOKESPECIAL " : "INVOKEVIRTUAL ") + call.owner + "."
                        + call.name
                : "";
    }

    private static List<MethodNode> lambdas(ClassNode type) {
        return type.methods.stream()
                .filter(method -> method.name.startsWith("$atomicity$reference$"))
                .toList();
    }

    private static Handle referredTo(ClassNode type) {
        return Stream.of(Sources.method(type, "code").instructions.toArray())
                .filter(InvokeDynamicInsnNode.class::isInstance)
                .map(call -> (Handle) ((InvokeDynamicInsnNode) call).bsmArgs[1])
                .findFirst()
                .orElseThrow();
    }
}
