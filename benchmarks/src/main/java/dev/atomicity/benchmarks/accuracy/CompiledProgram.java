package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.specification.NamePattern;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One variant of a program, compiled.
 *
 * @param production folder with the classes of its production code
 * @param tests folder with its tests
 * @param libraries jars of both, and before them classes that replace some of theirs
 */
record CompiledProgram(Path javaHome, Path production, Path tests, List<Path> libraries) {
    /** @param folder is emptied */
    static CompiledProgram compile(
            AccuracyProgram program, Variant variant, Path javaHome, List<Path> libraries, Path folder)
            throws IOException, InterruptedException {
        clear(folder);
        Path production = Files.createDirectories(folder.resolve("main"));
        Path tests = Files.createDirectories(folder.resolve("test"));
        List<Path> sources = program.sources().get(variant);
        List<Path> testSources =
                sources.stream().filter(AccuracyProgram::isTest).toList();
        List<Path> productionSources =
                sources.stream().filter(file -> !testSources.contains(file)).toList();
        List<Path> path = new ArrayList<>(libraries);
        if (!productionSources.isEmpty()) {
            compile(javaHome, productionSources, path, production);
        }
        path.add(production);
        compile(javaHome, testSources, path, tests);
        return new CompiledProgram(javaHome, production, tests, libraries);
    }

    /** The same with random pauses in the classes that are watched. */
    CompiledProgram withNoise(AccuracyProgram program, Path folder) throws IOException {
        Path noisyProduction = folder.resolve("main-noise");
        Path noisyLibraries = folder.resolve("libraries-noise");
        NoisyClasses.ofFolder(production, noisyProduction);
        List<NamePattern> watched =
                program.includes().stream().map(NamePattern::new).toList();
        for (Path library : libraries) {
            NoisyClasses.ofJar(library, watched, noisyLibraries);
        }
        List<Path> path = new ArrayList<>(List.of(noisyLibraries));
        path.addAll(libraries);
        return new CompiledProgram(javaHome, noisyProduction, tests, path);
    }

    private static void compile(Path javaHome, List<Path> sources, List<Path> path, Path to)
            throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(
                List.of("-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d", to.toString(), "-cp", text(path)));
        sources.forEach(source -> arguments.add(source.toString()));
        StringWriter messages = new StringWriter();
        if (!javac(javaHome, arguments, messages)) {
            throw new IOException("could not compile " + sources + "\n" + messages);
        }
    }

    /** A compiler in this JVM is warm already, so another one is started only for a newer JDK. */
    private static boolean javac(Path javaHome, List<String> arguments, StringWriter messages)
            throws IOException, InterruptedException {
        if (javaHome.equals(JavaHomes.current())) {
            PrintWriter out = new PrintWriter(messages);
            return ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new)) == 0;
        }
        List<String> command =
                new ArrayList<>(List.of(javaHome.resolve("bin").resolve("javac").toString()));
        command.addAll(arguments);
        return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    }

    private static String text(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
