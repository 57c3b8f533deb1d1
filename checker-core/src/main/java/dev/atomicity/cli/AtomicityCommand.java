package dev.atomicity.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The way in for the command line. */
@Command(
        name = "atomicity",
        description = "Finds code that another thread interrupted.",
        subcommands = {AnalyzeCommand.class, RunCommand.class, ReportCommand.class},
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class AtomicityCommand implements Runnable {
    /** Nothing was found. */
    static final int CLEAN = 0;

    /** Something was found. */
    static final int FOUND = 1;

    /** The input could not be read, or the options are wrong, or the checker itself failed: there is no verdict. */
    static final int ERROR = 2;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    public static void main(String[] arguments) {
        PrintWriter out = utf8(FileDescriptor.out);
        PrintWriter err = utf8(FileDescriptor.err);
        int status = run(arguments, out, err);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /** Runs a command and returns the exit status. */
    static int run(String[] arguments, PrintWriter out, PrintWriter err) {
        CommandLine command = new CommandLine(new AtomicityCommand());
        // What follows the main class belongs to the program, and so do its @files; options for the JVM look like ours.
        command.getSubcommands().get("run").setStopAtPositional(true).setAllowOptionsAsOptionParameters(true);
        return command.setExpandAtFiles(false)
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((exception, given) -> {
                    err.println("atomicity: " + exception.getMessage());
                    exception.getCommandLine().usage(err);
                    return ERROR;
                })
                .setExecutionExceptionHandler((exception, failed, result) -> {
                    err.println("atomicity: the checker failed, there is no verdict: " + exception);
                    exception.printStackTrace(err);
                    return ERROR;
                })
                .execute(arguments);
    }

    private static PrintWriter utf8(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }
}
