package dev.atomicity.premain;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
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
    /** The status of a JVM that ends before the program: there is no verdict. */
    private static final int NO_VERDICT = 2;

    /** The start of the name of a directory for the two jars; the number of the process follows. */
    private static final String DIRECTORY = "atomicity-agent-";

    /** Beside the options file, if the command made that: it is deleted when the agent has started. */
    private static final String NOT_STARTED = ".notStarted";

    private Premain() {}

    /**
     * Starts the agent, or ends the JVM: a program that runs unchecked would look like one in which nothing was found.
     *
     * @param optionsFile null or empty for the defaults
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
        Path directory =
                Files.createTempDirectory(DIRECTORY + ProcessHandle.current().pid() + "-");
        deleteLeftOvers(directory.getParent());
        directory.toFile().deleteOnExit(); // the last to be named is the first to be deleted
        Path boot = unpack("boot.jar", directory);
        Path agent = unpack("agent.jar", directory);
        instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(boot.toFile()));
        exportToBoot(instrumentation);
        ClassLoader loader =
                new URLClassLoader("atomicity-agent", new URL[] {agent.toUri().toURL()}, null);
        loader.loadClass("dev.atomicity.agent.Agent")
                .getMethod("start", String.class, Instrumentation.class)
                .invoke(null, optionsFile, instrumentation);
        if (optionsFile != null && !optionsFile.isEmpty()) {
            Files.deleteIfExists(Path.of(optionsFile + NOT_STARTED));
        }
    }

    /** A process that was killed could not delete its directory. What cannot be deleted now is someone else's. */
    private static void deleteLeftOvers(Path temporary) {
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(temporary, DIRECTORY + "*-*")) {
            for (Path directory : directories) {
                String name = directory.getFileName().toString().substring(DIRECTORY.length());
                long process = Long.parseLong(name.substring(0, name.indexOf('-')));
                if (ProcessHandle.of(process).isEmpty()) {
                    Files.deleteIfExists(directory.resolve("boot.jar"));
                    Files.deleteIfExists(directory.resolve("agent.jar"));
                    Files.deleteIfExists(directory);
                }
            }
        } catch (IOException | DirectoryIteratorException | NumberFormatException e) {
            // The next one that starts will try again.
        }
    }

    /** What the user can put right has a message; of anything else the kind is told as well. */
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

    private static Path unpack(String name, Path directory) throws IOException {
        Path file = directory.resolve(name);
        file.toFile().deleteOnExit();
        try (InputStream stream = Premain.class.getResourceAsStream("/META-INF/atomicity/" + name)) {
            if (stream == null) {
                throw new IOException("the agent's jar is incomplete: " + name + " is missing");
            }
            Files.copy(stream, file);
        }
        return file;
    }
}
