package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * An agent that does nothing but append a line to a file when its JVM ends: processor time in milliseconds, peak resident
 * memory in kilobytes, the main class. It reads what Linux reports about the process, which costs less than the management beans do.
 */
public final class UsageAgent {
    private static final int MILLIS_A_TICK = 10;

    private UsageAgent() {}

    /** @param file to which the line is appended */
    public static void premain(String file) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> append(Path.of(file)), "usage"));
    }

    private static void append(Path file) {
        try {
            String line = millis(Files.readString(Path.of("/proc/self/stat"))) + " "
                    + kilobytes(Files.readAllLines(Path.of("/proc/self/status"))) + " "
                    + System.getProperty("sun.java.command", "?").split(" ")[0] + "\n";
            Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            System.err.println("the usage of this process could not be written: " + e);
        }
    }

    /** User and system time. The name of the process may hold anything, so fields are counted after its bracket. */
    static long millis(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * MILLIS_A_TICK;
    }

    static long kilobytes(List<String> status) {
        for (String line : status) {
            if (line.startsWith("VmHWM:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        return 0;
    }
}
