package dev.atomicity.zoo;

import dev.atomicity.specification.Conflicts;
import java.nio.file.Path;
import java.util.List;

/** Compares a recorded trace from the command line: {@code Compare TRACE data|dataAndLocks}. */
public final class Compare {
    private Compare() {}

    public static void main(String[] args) throws Exception {
        RecordedRun run = new RecordedRun(Path.of(args[0]), Conflicts.named(args[1]));
        List<String> differences = run.differences();
        System.out.println(run.transactions() + " transactions, " + run.findings() + ", differences: " + differences);
        System.exit(differences.isEmpty() ? 0 : 1);
    }
}
