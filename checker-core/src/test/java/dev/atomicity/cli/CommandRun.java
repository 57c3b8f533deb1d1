package dev.atomicity.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One run of the command: what it printed, and its exit status. */
record CommandRun(int status, String out, String err) {
    static CommandRun of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter outWriter = new PrintWriter(out);
        PrintWriter errWriter = new PrintWriter(err);
        int status = AtomicityCommand.run(arguments, outWriter, errWriter);
        outWriter.flush();
        errWriter.flush();
        return new CommandRun(status, out.toString(), err.toString());
    }

    static CommandRun analyze(Path... traces) {
        List<String> arguments = new ArrayList<>(List.of("analyze", "--format", "json"));
        for (Path trace : traces) {
            arguments.add(trace.toString());
        }
        return of(arguments.toArray(String[]::new));
    }
}
