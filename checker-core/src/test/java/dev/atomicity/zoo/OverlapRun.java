package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import overlap.OverlapMain;

/** A run of one of the programs in {@code overlap}, and the lists of lines of the tables beside them. */
final class OverlapRun {
    private static final String INCLUDES = "includes=overlap.made.**, overlap.Payload, overlap.Cell, overlap.Standard,"
            + " overlap.Derive, overlap.Finish, overlap.Inside, overlap.Whole*, overlap.Synchronizer*";

    private OverlapRun() {}

    /**
     * @param programs whether what is published is whole or comes too early: {@code right} or {@code early}
     * @param tried the file for the lines that were tried
     * @param only a part of the names of the lines to try
     */
    static AgentRun start(
            Path directory, Class<?> main, String programs, int rounds, Path tried, String only, List<String> options)
            throws Exception {
        List<String> all = new ArrayList<>(List.of(INCLUDES, "regions=annotated"));
        all.addAll(options);
        AgentRun run = AgentRun.start(
                directory,
                all,
                600 + rounds / 5,
                List.of("-Xmx1g", main.getName(), programs, Integer.toString(rounds), tried.toString(), only));
        assertThat(run.output()).doesNotContain("checker failed").doesNotContain("Exception in thread");
        return run;
    }

    /** The lines for which a publication that came too early was found. */
    static Set<String> linesFound(RecordedRun recorded, AgentRun run) {
        Set<String> found = recorded.findings().keySet().stream()
                .map(region -> region.replaceAll("^overlap[.]made[.](Op\\d+)_.*", "$1"))
                .collect(Collectors.toSet());
        Set<String> lines = new TreeSet<>();
        run.output()
                .lines()
                .filter(line -> line.matches("Op\\d+ .*"))
                .filter(line -> found.contains(line.substring(0, line.indexOf(' '))))
                .forEach(line -> lines.add(line.substring(line.indexOf(' ') + 1)));
        return lines;
    }

    /** The lines of a list; behind {@code #} it says why a line is on it. */
    static List<String> listed(String name) throws IOException {
        try (InputStream list = OverlapMain.class.getResourceAsStream(name)) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('#')).strip())
                    .toList();
        }
    }
}
