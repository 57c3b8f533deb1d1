package dev.atomicity.launch;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line of a JVM of the tests. Paths go into a file, because a class path may be longer than a command line. */
final class JavaCommand {
    private static final String MAIN_CLASS = "dev.atomicity.runner.TestJvm";

    private final TestJvmSetup setup;
    private final ToolJars jars;

    JavaCommand(TestJvmSetup setup, ToolJars jars) {
        this.setup = setup;
        this.jars = jars;
    }

    /**
     * @param agentOptions null to run without the agent
     * @param argumentFile will hold the arguments
     */
    List<String> build(Path agentOptions, Path request, Path argumentFile) throws IOException, LaunchException {
        List<String> arguments = new ArrayList<>();
        if (agentOptions != null) {
            // The agent appends to the boot class path: the JVM then shares no class data but the JDK's, and says so in
            // a
            // warning in the middle of the output of the tests.
            arguments.add("-XX:-PrintWarnings");
            // Hooks make methods larger, and the JVM does not compile huge ones unless it is asked to.
            arguments.add("-XX:-DontCompileHugeMethods");
        }
        // They come later than those above, and win.
        arguments.addAll(setup.jvmArgs());
        setup.systemProperties().forEach((name, value) -> arguments.add("-D" + name + "=" + value));
        if (agentOptions != null) {
            arguments.add("-javaagent:" + jars.agent() + "=" + agentOptions);
        }
        ModularPaths modules = ModularPaths.of(setup);
        List<Path> classPath = new ArrayList<>();
        if (modules == null) {
            classPath.addAll(setup.classPath());
        } else {
            arguments.addAll(modules.options());
            classPath.addAll(modules.classPath());
        }
        classPath.addAll(setup.launcher());
        classPath.add(jars.runner());
        arguments.add("-cp");
        arguments.add(ModularPaths.join(classPath));
        arguments.add(MAIN_CLASS);
        arguments.add(request.toString());

        Files.write(argumentFile, arguments.stream().map(JavaCommand::quoted).toList(), nativeCharset());
        return List.of(java().toString(), "@" + argumentFile);
    }

    /** The launcher of the JVM reads the file as the operating system writes names. */
    private static Charset nativeCharset() {
        String name = System.getProperty("sun.jnu.encoding");
        return name == null || !Charset.isSupported(name) ? StandardCharsets.UTF_8 : Charset.forName(name);
    }

    private static String quoted(String argument) {
        return '"'
                + argument.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace("\t", "\\t")
                + '"';
    }

    private Path java() throws LaunchException {
        Path bin = setup.javaHome().resolve("bin");
        for (String name : new String[] {"java", "java.exe"}) {
            if (Files.isExecutable(bin.resolve(name))) {
                return bin.resolve(name);
            }
        }
        throw new LaunchException("there is no java in " + bin);
    }
}
