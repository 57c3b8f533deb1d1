package dev.atomicity.premain;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * What the JVM calls for {@code -javaagent:atomicity-agent.jar=options-file}.
 *
 * <p>The agent's jar carries two others. {@code boot.jar}, hooks and checker, goes to the boot loader: every class can
 * call it. {@code agent.jar}, the transformers and ASM, gets a class loader of its own: no class of the program can
 * meet it.
 */
public final class Premain {
    private Premain() {}

    public static void premain(String optionsFile, Instrumentation instrumentation) {
        try {
            Path directory = Files.createTempDirectory("atomicity-agent");
            Path boot = unpack("boot.jar", directory);
            Path agent = unpack("agent.jar", directory);
            instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(boot.toFile()));
            exportToBoot(instrumentation);
            ClassLoader loader = new URLClassLoader(
                    "atomicity-agent", new URL[] {agent.toUri().toURL()}, null);
            loader.loadClass("dev.atomicity.agent.Agent")
                    .getMethod("start", String.class, Instrumentation.class)
                    .invoke(null, optionsFile, instrumentation);
            Class.forName("dev.atomicity.hooks.ExitReport", true, null)
                    .getMethod("install")
                    .invoke(null);
            for (Path file : new Path[] {boot, agent, directory}) {
                file.toFile().deleteOnExit();
            }
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("atomicity: the agent cannot start: " + e.getCause(), e.getCause());
        } catch (IOException | ReflectiveOperationException e) {
            throw new IllegalStateException("atomicity: the agent cannot start: " + e, e);
        }
    }

    /** The hooks keep numbers in the program's objects, which takes packages that java.base keeps for itself. */
    private static void exportToBoot(Instrumentation instrumentation) throws ClassNotFoundException {
        Module boot = Class.forName("dev.atomicity.shadow.Memory", false, null).getModule();
        instrumentation.redefineModule(
                Object.class.getModule(),
                Set.of(),
                Map.of("jdk.internal.misc", Set.of(boot), "jdk.internal.access", Set.of(boot)),
                Map.of(),
                Set.of(),
                Map.of());
    }

    private static Path unpack(String name, Path directory) throws IOException {
        Path file = directory.resolve(name);
        try (InputStream stream = Premain.class.getResourceAsStream("/META-INF/atomicity/" + name)) {
            if (stream == null) {
                throw new IOException("the agent's jar is incomplete: " + name + " is missing");
            }
            Files.copy(stream, file);
        }
        return file;
    }
}
