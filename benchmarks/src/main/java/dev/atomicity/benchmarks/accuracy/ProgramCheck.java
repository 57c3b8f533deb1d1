package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.check.AtomicityCheck;
import dev.atomicity.check.CheckListener;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.CheckSettingsBuilder;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.ReplayResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One check of a compiled program, as a build tool starts it: a run of the table. */
final class ProgramCheck {
    /** The JVMs live for a second or two: to compile for longer costs more than it gains. */
    private static final List<String> FOR_SHORT_JVMS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final AccuracyProgram program;
    private final CompiledProgram compiled;
    private final Path folder;

    /** @param folder for reports and the files of the check */
    ProgramCheck(AccuracyProgram program, CompiledProgram compiled, Path folder) {
        this.program = program;
        this.compiled = compiled;
        this.folder = folder;
    }

    /**
     * What one check gave.
     *
     * @param regions of all findings that count: those of severity medium at least
     */
    record Outcome(List<String> regions, long millis, Results results) {}

    /** @param regions what is atomic */
    Outcome run(Mode mode, String regions) throws Exception {
        return run(mode, regions, 0);
    }

    /**
     * @param regions what is atomic
     * @param seed as the setting
     */
    Outcome run(Mode mode, String regions, long seed) throws Exception {
        long start = System.nanoTime();
        Results results = check(settings(mode, regions).seed(seed).build());
        long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
        return new Outcome(
                results.findings().stream()
                        .filter(finding -> finding.severity().isAtLeast(Severity.MEDIUM))
                        .map(FindingResult::region)
                        .distinct()
                        .toList(),
                millis,
                results);
    }

    /** Replays a finding of the last check in the same folder. */
    ReplayResult replay(String fingerprint, String regions) throws Exception {
        return check(settings(Mode.REPLAY, regions).replay(fingerprint).build()).replay();
    }

    private Results check(CheckSettings settings) throws Exception {
        Results results = new AtomicityCheck(settings, facts(), new Quiet()).run();
        if (!results.errors().isEmpty() || results.tests().isEmpty()) {
            throw new IllegalStateException(program.name() + " was not checked: " + results.errors() + results.notes());
        }
        return results;
    }

    private CheckSettingsBuilder settings(Mode mode, String regions) {
        return CheckSettings.builder()
                .includes(program.includes())
                .regions(regions)
                .effort(mode.effort());
    }

    private ProjectFacts facts() {
        List<Path> classPath = new ArrayList<>(List.of(compiled.production(), compiled.tests()));
        classPath.addAll(compiled.libraries());
        TestJvmSetup jvm = TestJvmSetup.builder(compiled.javaHome(), folder)
                .classPath(classPath)
                .testRoots(List.of(compiled.tests()))
                .jvmArgs(FOR_SHORT_JVMS)
                .build();
        return ProjectFacts.builder(program.name(), jvm)
                .root(folder)
                .production(List.of(compiled.production()))
                .directory(folder.resolve("reports"))
                .work(folder.resolve("work"))
                .keptPlans(folder.resolve("kept-plans"))
                .build();
    }

    /** The table says it all. */
    private static final class Quiet implements CheckListener {
        @Override
        public void progress(long done, long total, long findings) {}

        @Override
        public void provoking(ProvokeResult soFar, Duration left) {}

        @Override
        public void interim(Results results) {}

        @Override
        public void warn(String sentence) {
            System.err.println(sentence);
        }
    }
}
