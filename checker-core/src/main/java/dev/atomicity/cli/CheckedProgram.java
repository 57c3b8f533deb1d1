package dev.atomicity.cli;

import dev.atomicity.specification.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program in a JVM of its own, with the agent. */
final class CheckedProgram {
    /** Ends the name of a file beside the options, which the agent deletes when it has started. */
    private static final String NOT_STARTED = ".notStarted";

    private final Specification specification;
    private final List<String> jvmArguments;
    private final ClassPath classPath;

    CheckedProgram(Specification specification, List<String> jvmArguments, ClassPath classPath) {
        this.specification = specification;
        this.jvmArguments = jvmArguments;
        this.classPath = classPath;
    }

    /**
     * Runs the program to its end, with this process's own input and output.
     *
     * @param program the main class and the program's arguments
     * @return the exit status of the JVM
     */
    int run(List<String> program) throws StartException, IOException {
        Path agent = AgentJar.locate();
        if (!classPath.contains(program.get(0))) {
            throw new StartException(
                    "there is no class " + program.get(0) + " on the class path " + classPath + ": name it with -cp");
        }
        Path options = Files.createTempFile("atomicity", ".properties");
        Path notStarted = Path.of(options + NOT_STARTED);
        try {
            specification.write(options);
            Files.createFile(notStarted);
            int status = waitFor(new ProcessBuilder(command(agent, options, program))
                    .inheritIO()
                    .start());
            if (Files.exists(notStarted) && status != AtomicityCommand.ERROR) {
                throw new StartException("the program was not started: see the message of the JVM above"
                        + (jvmArguments.isEmpty() ? "" : "; its arguments are --jvmArg " + jvmArguments));
            }
            return status;
        } finally {
            Files.deleteIfExists(notStarted);
            Files.deleteIfExists(options);
        }
    }

    private List<String> command(Path agent, Path options, List<String> program) throws StartException {
        List<String> command = new ArrayList<>();
        command.add(java().toString());
        // The agent appends to the boot class path, with which class data sharing does not go together: on JDK 17 the
        // JVM says so in a warning in the middle of the program's output.
        command.add("-Xshare:off");
        command.addAll(jvmArguments);
        command.add("-javaagent:" + agent + "=" + options);
        command.add("-cp");
        command.add(classPath.toString());
        command.addAll(program);
        return command;
    }

    private static Path java() throws StartException {
        String home = System.getenv("JAVA_HOME");
        boolean isSet = home != null && !home.isBlank();
        Path bin = Path.of(isSet ? home : System.getProperty("java.home"), "bin");
        for (String name : new String[] {"java", "java.exe"}) {
            if (Files.isExecutable(bin.resolve(name))) {
                return bin.resolve(name);
            }
        }
        throw new StartException("there is no java in " + bin + (isSet ? ", which JAVA_HOME names" : ""));
    }

    /** Whoever ends this process means the program: it is ended as well, and has the time to report what was found. */
    private static int waitFor(Process process) {
        Thread endProgram = new Thread(() -> {
            process.destroy();
            waitUninterruptibly(process);
        });
        Runtime.getRuntime().addShutdownHook(endProgram);
        int status = waitUninterruptibly(process);
        try {
            Runtime.getRuntime().removeShutdownHook(endProgram);
        } catch (IllegalStateException e) {
            // This process is being ended, too.
        }
        return status;
    }

    private static int waitUninterruptibly(Process process) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return process.waitFor();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
