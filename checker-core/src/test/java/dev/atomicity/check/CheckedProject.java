package dev.atomicity.check;

import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The project in the test resources, compiled and checked. */
final class CheckedProject {
    final Path directory;
    private final Path production;
    private final Path tests;
    final List<String> warnings = new ArrayList<>();
    final List<String> rounds = new ArrayList<>();
    final List<Results> interim = new ArrayList<>();
    String lastProgress;
    ProvokeResult lastProvoking;

    // What a test changes.
    List<TestPattern> included = List.of();
    List<String> tags = List.of();
    List<String> jvmArgs = List.of();
    List<String> includes = List.of();
    Duration testTimeout = Duration.ofMinutes(1);
    int maxViolations;
    String shard;
    Path baseline;
    String effort = "provoke";
    Duration timeBudget;
    String replay;
    Integer minOverlap;
    long seed;
    Runnable whenInterim = () -> {};
    String regions = "entry";
    List<String> atomic = List.of();
    List<String> nonAtomic = List.of();
    Path specification;

    CheckedProject(Path directory) throws IOException {
        this(directory, "checked/bank", "checked/tests");
    }

    /**
     * @param productionSources a folder of the test resources
     * @param testSources another one
     */
    CheckedProject(Path directory, String productionSources, String testSources) throws IOException {
        this.directory = directory;
        this.production = Files.createDirectories(directory.resolve("main"));
        this.tests = Files.createDirectories(directory.resolve("test"));
        compile(resources().resolve(productionSources), production);
        compile(resources().resolve("threads"), tests);
        compile(resources().resolve(testSources), tests);
    }

    /** Replaces text in a file of the production code, and compiles it again. */
    void change(String file, String from, String to) throws IOException {
        Path source = resources().resolve("checked").resolve(file);
        Path changed = directory.resolve("changed").resolve(source.getFileName().toString());
        Files.createDirectories(changed.getParent());
        Files.writeString(changed, Files.readString(source).replace(from, to));
        compile(changed.getParent(), production);
    }

    private static Path resources() {
        return Path.of(System.getProperty("atomicity.root"), "checker-core/src/test/resources");
    }

    private static Path sources() {
        return resources().resolve("checked");
    }

    private void compile(Path from, Path to) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.walk(from)) {
            String path = production
                    + File.pathSeparator
                    + tests
                    + File.pathSeparator
                    + System.getProperty("java.class.path");
            boolean compiled = compiler.getTask(
                            messages,
                            files,
                            null,
                            List.of("-g", "-d", to.toString(), "-proc:none", "-cp", path),
                            null,
                            files.getJavaFileObjectsFromPaths(
                                    sources.filter(file -> file.toString().endsWith(".java"))
                                            .toList()))
                    .call();
            if (!compiled) {
                throw new IllegalArgumentException(messages.toString());
            }
        }
    }

    CheckedProject only(String testClass) {
        included = List.of(new TestPattern("tests\\." + testClass, null));
        return this;
    }

    Results check() throws Exception {
        return new AtomicityCheck(settings(), facts(), listener()).run();
    }

    CheckSettings settings() {
        return CheckSettings.builder()
                .maxViolations(maxViolations)
                .includes(includes)
                .regions(regions)
                .atomic(atomic)
                .nonAtomic(nonAtomic)
                .specificationFile(specification)
                .baselineFile(baseline)
                .testTimeout(testTimeout)
                .tests(new TestSelection(List.of(), List.of(), included, List.of(), tags, List.of()))
                .shard(shard)
                .effort(effort)
                .timeBudget(timeBudget)
                .replay(replay)
                .minOverlap(minOverlap)
                .seed(seed)
                .build();
    }

    ProjectFacts facts() {
        List<Path> classPath = new ArrayList<>(List.of(production, tests));
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.toString().endsWith(".jar"))
                .forEach(classPath::add);
        TestJvmSetup jvm = TestJvmSetup.builder(Path.of(System.getProperty("java.home")), directory)
                .classPath(classPath)
                .testRoots(List.of(tests))
                .jvmArgs(jvmArgs)
                .build();
        return ProjectFacts.builder("bank", jvm)
                .root(sources())
                .production(List.of(production))
                .sources(List.of(sources()))
                .directory(directory.resolve("reports"))
                .work(directory.resolve("work"))
                .keptPlans(directory.resolve("atomicity-plans"))
                .replayCommand(fingerprint -> "replay " + fingerprint)
                .build();
    }

    CheckListener listener() {
        return new CheckListener() {
            @Override
            public void progress(long done, long total, long findings) {
                lastProgress = done + " of " + total + ", " + findings + " found";
            }

            @Override
            public void provoking(ProvokeResult soFar, Duration left) {
                lastProvoking = soFar;
            }

            @Override
            public void interim(Results results) {
                interim.add(results);
                whenInterim.run();
            }

            @Override
            public void round(String sentence) {
                rounds.add(sentence);
            }

            @Override
            public void warn(String sentence) {
                warnings.add(sentence);
            }
        };
    }

    static TestResult test(Results results, String displayName) {
        return results.tests().stream()
                .filter(test -> test.displayName().equals(displayName))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no test " + displayName + " in " + results.tests()));
    }
}
