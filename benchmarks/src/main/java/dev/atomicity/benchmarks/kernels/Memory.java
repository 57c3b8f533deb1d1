package dev.atomicity.benchmarks.kernels;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much memory this process has had at most, as the operating system reports. */
final class Memory {
    private Memory() {}

    /** In kilobytes; the used heap where the system does not report it. */
    static long peakKilobytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith("VmHWM:")) {
                    return Long.parseLong(line.replaceAll("[^0-9]", ""));
                }
            }
        } catch (IOException e) {
            // Not such a system.
        }
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 10;
    }
}
