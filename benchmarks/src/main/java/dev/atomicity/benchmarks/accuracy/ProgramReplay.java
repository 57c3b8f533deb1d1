package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.ReplayResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A check of a broken program, and then a replay of each of its findings that are about the mistake: whether each of them is
 * confirmed in nearly all attempts.
 */
final class ProgramReplay {
    /** Of twenty attempts. */
    private static final int ENOUGH = 19;

    private final AccuracyProgram program;
    private final ProgramCheck check;

    ProgramReplay(AccuracyProgram program, ProgramCheck check) {
        this.program = program;
        this.check = check;
    }

    /** Nothing is replayed if nothing was found: that counts as a replay that failed. */
    RunRecord run(String regions) throws Exception {
        ProgramCheck.Outcome found = check.run(Mode.PROVOKE, regions);
        long start = System.nanoTime();
        List<String> failed = new ArrayList<>();
        int replayed = 0;
        for (FindingResult finding : found.results().findings()) {
            if (finding.replay() != null && program.isFoundAs(finding.region())) {
                replayed++;
                ReplayResult result = check.replay(finding.fingerprint(), regions);
                if (result.confirmed() < ENOUGH) {
                    failed.add(finding.region());
                    System.out.println("  " + program.name() + " " + finding.fingerprint() + " " + finding.region()
                            + ": " + result.sentence() + ", reached in " + result.reached() + "; "
                            + finding.schedule());
                }
            }
        }
        return new RunRecord(
                program.name(),
                Variant.BROKEN,
                Mode.REPLAY,
                replayed > 0 && failed.isEmpty(),
                Duration.ofNanos(System.nanoTime() - start).toMillis() / Math.max(1, replayed),
                failed);
    }
}
