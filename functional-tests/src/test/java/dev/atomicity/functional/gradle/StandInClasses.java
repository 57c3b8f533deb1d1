package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Classes of a Gradle distribution that the shaded runtime lacks, replaced by the least that does. */
final class StandInClasses {

    private static final String BEACON = """
            package org.gradle.internal.installation.beacon;

            public class InstallationBeacon {}
            """;

    /** Does not listen to the compiler, so {@link GradleLayout} switches incremental compilation off. */
    private static final String COMPILE_TASK = """
            package org.gradle.internal.compiler.java;

            import java.util.Locale;
            import java.util.function.BiConsumer;
            import java.util.function.Consumer;
            import java.util.function.Function;
            import javax.annotation.processing.Processor;
            import javax.tools.JavaCompiler;

            public class IncrementalCompileTask implements JavaCompiler.CompilationTask {
                private final JavaCompiler.CompilationTask task;

                public IncrementalCompileTask(JavaCompiler.CompilationTask task, Function<?, ?> relativize,
                        Consumer<?> classNames, Consumer<?> constants, BiConsumer<?, ?> used, BiConsumer<?, ?> other) {
                    this.task = task;
                }

                @Override public void addModules(Iterable<String> modules) { task.addModules(modules); }
                @Override public void setProcessors(Iterable<? extends Processor> all) { task.setProcessors(all); }
                @Override public void setLocale(Locale locale) { task.setLocale(locale); }
                @Override public Boolean call() { return task.call(); }
            }
            """;

    private static final String AGENT = """
            package standin;

            public class NoAgent {
                public static void premain(String arguments, java.lang.instrument.Instrumentation instrumentation) {}
            }
            """;

    /** Its part of Gradle shows Kotlin's library to plugins, which hand Kotlin's functions to Gradle. */
    private static final String KOTLIN_API = """
            package standin;

            import java.util.Collections;
            import java.util.Set;
            import org.gradle.initialization.GradleApiSpecProvider;

            public class KotlinApi implements GradleApiSpecProvider {
                @Override public Spec get() {
                    return new SpecAdapter() {
                        @Override public Set<String> getExportedPackages() { return Collections.singleton("kotlin"); }
                    };
                }
            }
            """;

    private StandInClasses() {}

    /** Gradle finds its own installation by the jar this class is in. */
    static Map<String, byte[]> installationBeacon() throws IOException {
        return compile("InstallationBeacon", BEACON);
    }

    /** Gradle calls the compiler through this class. */
    static Map<String, byte[]> plainCompileTask() throws IOException {
        return compile("IncrementalCompileTask", COMPILE_TASK);
    }

    /** Gradle starts its daemon with this agent, even when it is told not to use it. */
    static Map<String, byte[]> idleAgent() throws IOException {
        return compile("NoAgent", AGENT);
    }

    /**
     * Gradle asks it which packages of its own libraries plugins see.
     *
     * @param gradle a jar with Gradle's classes
     */
    static Map<String, byte[]> kotlinApi(Path gradle) throws IOException {
        return compile("KotlinApi", KOTLIN_API, "-classpath", gradle.toString());
    }

    private static Map<String, byte[]> compile(String simpleName, String source, String... options) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new UnavailableException("A JDK is needed to put a Gradle together, this Java has no compiler");
        }
        Path directory = Files.createTempDirectory("atomicity-stand-in-");
        try {
            Path file = Files.writeString(directory.resolve(simpleName + ".java"), source);
            Path classes = Files.createDirectory(directory.resolve("classes"));
            // As old as the oldest Java a worker process of this Gradle may be.
            List<String> arguments = new ArrayList<>(List.of(options));
            arguments.addAll(
                    List.of("--release", "9", "-nowarn", "-Xlint:-options", "-d", classes.toString(), file.toString()));
            int result = compiler.run(null, null, null, arguments.toArray(String[]::new));
            if (result != 0) {
                throw new IOException("Cannot compile the stand-in for " + simpleName);
            }
            return FileTrees.content(classes);
        } finally {
            FileTrees.delete(directory);
        }
    }
}
