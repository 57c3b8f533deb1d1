package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.accuracy.Libraries;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Programs that put libraries under load; the whole process is measured, the packages of the library are watched. */
final class LoadPart implements Part {
    static final String NAME = "load";

    private static final int ROUNDS = 3;

    /** The programs do that fraction of their work. */
    private static final int SHARE = 4;

    private static final int QUICK_SHARE = 100;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void measure(CostRun run) throws Exception {
        Path sources = run.benchmarks().resolve("cost/load");
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(sources.resolve("programs.properties"))) {
            properties.load(reader);
        }
        List<Program> programs = new ArrayList<>();
        for (String name : words(properties, "programs")) {
            programs.add(prepare(run, sources, properties, name));
        }
        for (int round = 0; round < run.rounds(ROUNDS); round++) {
            for (Program program : programs) {
                String without = run(run, program, false);
                String with = run(run, program, true);
                if (!without.equals(with)) {
                    throw new IllegalStateException(program.name + ": " + with + " instead of " + without);
                }
            }
        }
    }

    private record Program(String name, String main, String classPath, Path options) {}

    private static Program prepare(CostRun run, Path sources, Properties properties, String name)
            throws IOException, InterruptedException {
        Path folder = run.work().resolve("load").resolve(name);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        String main = properties.getProperty(name + ".main");
        List<Path> jars = new Libraries(run.work().resolve("libraries")).jars(words(properties, name + ".artifacts"));
        String libraries = jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        compile(sources.resolve(main + ".java"), libraries, classes);
        Path options = folder.resolve("options.properties");
        Files.writeString(options, "includes=" + properties.getProperty(name + ".includes") + "\n");
        return new Program(name, main, classes + File.pathSeparator + libraries, options);
    }

    private static void compile(Path source, String libraries, Path classes) throws IOException {
        StringWriter messages = new StringWriter();
        PrintWriter out = new PrintWriter(messages);
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-nowarn", "-proc:none", "-d", classes.toString(), "-cp", libraries, source.toString());
        if (status != 0) {
            throw new IOException("could not compile " + source + "\n" + messages);
        }
    }

    /** What the program printed as its result. */
    private static String run(CostRun run, Program program, boolean checked) throws IOException, InterruptedException {
        Path log = run.work().resolve("load").resolve(program.name + ".log");
        Files.deleteIfExists(log);
        List<String> words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx2g", "-Xshare:off"));
        if (checked) {
            words.add("-javaagent:" + run.agent() + "=" + program.options);
        }
        words.addAll(
                List.of("-cp", program.classPath, program.main, String.valueOf(run.quick() ? QUICK_SHARE : SHARE)));
        run.usageFile().clear();
        // The status of a program in which something was found is not zero; that it ran to its end, its result shows.
        new Command(run.work(), log, run.usageFile().environment()).run(words);
        run.add(NAME, program.name, checked, run.usageFile().all());
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.startsWith("result "))
                    .findFirst()
                    .orElseThrow(() -> new IOException("no result in " + log));
        }
    }

    private static List<String> words(Properties properties, String key) {
        return List.of(properties.getProperty(key).trim().split("\\s+"));
    }
}
