package dev.atomicity.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** All runs so far, in a file: a long series can be interrupted, and the table has the rows of all programs that were run. */
final class RunRecords {
    private final Path file;
    private final List<RunRecord> records = new ArrayList<>();

    RunRecords(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            Files.readAllLines(file).forEach(line -> records.add(RunRecord.of(line)));
        }
    }

    /** Before the same runs are repeated. */
    void remove(String program, Variant variant, Mode mode) throws IOException {
        records.removeIf(record -> record.isOf(program, variant, mode));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, records.stream().map(RunRecord::line).toList());
    }

    void add(RunRecord record) throws IOException {
        records.add(record);
        Files.write(file, List.of(record.line()), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** In the order in which they were run. */
    List<RunRecord> of(String program, Variant variant, Mode mode) {
        return records.stream()
                .filter(record -> record.isOf(program, variant, mode))
                .toList();
    }
}
