package dev.atomicity.premain;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * What the JVM calls for {@code -javaagent:atomicity-agent.jar=options-file}, or with settings instead of the file.
 *
 * <p>The agent's jar carries two others. {@code boot.jar}, hooks and checker, goes to the boot loader: every class can
 * call it. {@code agent.jar}, the transformers and ASM, gets a class loader of its own: no class of the program can
 * meet it.
 */
public final class Premain {
    /** The status of a JVM that ends before the program: there is no verdict. */
    private static final int NO_VERDICT = 2;

    /** Beside the options file, if the command made that: it is deleted when the agent has started. */
    private static final String NOT_STARTED = ".notStarted";

    private static final String CLASS = ".class";

    private Premain() {}

    /**
     * Starts the agent, or ends the JVM: a program that runs unchecked would look like one in which nothing was found.
     *
     * @param optionsFile or settings; null or empty for the defaults
     */
    public static void premain(String optionsFile, Instrumentation instrumentation) {
        try {
            start(optionsFile, instrumentation);
        } catch (InvocationTargetException e) {
            refuse(e.getCause());
        } catch (Throwable e) {
            refuse(e);
        }
    }

    private static void start(String optionsFile, Instrumentation instrumentation)
            throws IOException, ReflectiveOperationException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        JarDirectory directory = JarDirectory.make(temporary);
        JarDirectory.deleteLeftOvers(temporary);
        Path boot = unpack("boot.jar", directory);
        Path agent = unpack("agent.jar", directory);
        JarFile bootJar = new JarFile(boot.toFile());
        instrumentation.appendToBootstrapClassLoaderSearch(bootJar);
        exportToBoot(instrumentation);
        initialize(bootJar);
        ClassLoader loader =
                new URLClassLoader("atomicity-agent", new URL[] {agent.toUri().toURL()}, null);
        loader.loadClass("dev.atomicity.agent.Agent")
                .getMethod("start", String.class, Instrumentation.class)
                .invoke(null, optionsFile, instrumentation);
        if (optionsFile != null && !optionsFile.isEmpty()) {
            // Settings instead of a file may be no path at all; java.io.File takes them for one that is not there.
            File notStarted = new File(optionsFile + NOT_STARTED);
            if (notStarted.exists()) {
                Files.delete(notStarted.toPath());
            }
        }
    }

    /**
     * A class whose initialiser fails can never be used again, and a hook may be called for the first time where there is no stack left. So
     * the classes of the hooks are initialised here.
     */
    private static void initialize(JarFile boot) throws ClassNotFoundException {
        for (JarEntry entry : Collections.list(boot.entries())) {
            String name = entry.getName();
            if (name.endsWith(CLASS) && !name.endsWith("package-info" + CLASS)) {
                Class.forName(name.substring(0, name.length() - CLASS.length()).replace('/', '.'), true, null);
            }
        }
    }

    /** What the user can put right has a message; of anything else the kind is printed as well. */
    private static void refuse(Throwable cause) {
        boolean isForUser = cause instanceof IOException || cause instanceof IllegalArgumentException;
        System.err.println("atomicity: the program was not started: " + (isForUser ? cause.getMessage() : cause));
        System.exit(NO_VERDICT);
    }

    /** The hooks keep numbers in the program's objects, and virtual threads on their carriers: java.base can do that. */
    private static void exportToBoot(Instrumentation instrumentation) throws ClassNotFoundException {
        Module boot = Class.forName("dev.atomicity.shadow.Memory", false, null).getModule();
        Map<String, Set<Module>> exports = new HashMap<>(Map.of("jdk.internal.misc", Set.of(boot)));
        if (Object.class.getModule().getPackages().contains("jdk.internal.vm")) {
            exports.put("jdk.internal.vm", Set.of(boot));
        }
        instrumentation.redefineModule(Object.class.getModule(), Set.of(), exports, Map.of(), Set.of(), Map.of());
    }

    private static Path unpack(String name, JarDirectory directory) throws IOException {
        try (InputStream stream = Premain.class.getResourceAsStream("/META-INF/atomicity/" + name)) {
            if (stream == null) {
                throw new IOException("the agent's jar is incomplete: " + name + " is missing");
            }
            return directory.unpack(name, stream);
        }
    }
}
