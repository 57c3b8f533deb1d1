package dev.atomicity.launch;

import java.nio.file.Files;
import java.nio.file.Path;

/** The file that a JVM writes when it crashes. It belongs beside the reports, where people look, and not into the project. */
public final class CrashFile {
    private static final String OPTION = "-XX:ErrorFile=";
    private static final String NAME = "hs_err_pid%p.log";

    private CrashFile() {}

    /** The same JVM, but it writes the file into that folder, unless the user has named another one. */
    public static TestJvmSetup into(Path directory, TestJvmSetup setup) {
        boolean isNamed = setup.jvmArgs().stream().anyMatch(argument -> argument.startsWith(OPTION));
        return isNamed ? setup : setup.withArgument(OPTION + directory.resolve(NAME));
    }

    /** The file of a JVM that has ended; null if it wrote none. */
    static Path of(TestJvmSetup setup, long pid) {
        for (String argument : setup.jvmArgs()) {
            if (argument.startsWith(OPTION)) {
                Path file = setup.workingDirectory()
                        .resolve(argument.substring(OPTION.length()).replace("%p", String.valueOf(pid)));
                return Files.isRegularFile(file) ? file : null;
            }
        }
        return null;
    }
}
