package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.TraceBenchmark;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The short form of {@code benchmarks/run-traces}: its tables, on shorter traces. */
final class TracePart implements Part {
    static final String NAME = "traces";

    /** The fact that holds the tables, with their line ends as in a string literal. */
    static final String TABLES = "tables";

    private static final String EVENTS = "1000000";
    private static final String ROUNDS = "3";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void measure(CostRun run) throws Exception {
        List<String> arguments = new ArrayList<>(
                List.of("--checkers", "davida", "--parts", "ratios,threads,memory", "--workload", "pool"));
        if (run.quick()) {
            arguments.add("--quick");
        } else {
            arguments.addAll(List.of("--events", EVENTS, "--rounds", ROUNDS));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        TraceBenchmark.run(new PrintStream(bytes, true, StandardCharsets.UTF_8), arguments);
        run.fact(NAME, "", TABLES, bytes.toString(StandardCharsets.UTF_8).replace("\n", "\\n"));
    }
}
