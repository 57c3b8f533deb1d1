package dev.atomicity.agent.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.TaskHooks;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicVerifier;

/** The places where the JDK passes tasks on are there, on whatever JDK this runs, and stay correct code. */
class JdkPointsTest {
    private final JdkTransformer transformer = new JdkTransformer();

    @Test
    void everyPointIsFound() throws Exception {
        for (String type : JdkPoints.types()) {
            byte[] classFile = classFileOf(type);
            if (classFile == null) {
                assertThat(JdkPoints.YOUNGER).contains(type);
            } else {
                verify(transformer.transform(classFile));
            }
        }
        assertThat(transformer.missing()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/concurrent/CompletableFuture$UniApply",
                "java/util/concurrent/CompletableFuture$BiApply",
                "java/util/concurrent/CompletableFuture$AnyOf",
                "java/util/concurrent/CompletableFuture$AsyncSupply",
                "java/util/concurrent/ForkJoinTask$RunnableExecuteAction",
                "java/util/concurrent/ForkJoinTask$AdaptedCallable",
                "java/util/concurrent/ForkJoinTask$AdaptedRunnable"
            })
    void nestedClassesTellToo(String type) throws Exception {
        byte[] classFile = classFileOf(type);
        byte[] transformed = transformer.transform(null, type, null, null, classFile);
        assertThat(transformed).isNotNull().isNotEqualTo(classFile);
        verify(transformed);
    }

    @Test
    void everythingElseStaysAsItIs() throws Exception {
        String type = "java/util/ArrayList";
        assertThat(transformer.transform(null, type, null, null, classFileOf(type)))
                .isNull();
    }

    @Test
    void everyHookExists() {
        Set<String> hooks =
                Arrays.stream(TaskHooks.class.getMethods()).map(Method::getName).collect(Collectors.toSet());
        assertThat(JdkPoints.TABLE).allSatisfy(point -> assertThat(hooks).contains(point.hook()));
    }

    private static byte[] classFileOf(String type) throws IOException {
        try (InputStream file = ClassLoader.getSystemResourceAsStream(type + ".class")) {
            return file == null ? null : file.readAllBytes();
        }
    }

    private static void verify(byte[] classFile) throws AnalyzerException {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        for (MethodNode method : type.methods) {
            new Analyzer<>(new BasicVerifier()).analyze(type.name, method);
        }
    }
}
