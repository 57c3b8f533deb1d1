package dev.atomicity.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The programs of the zoo, which are tests of the agent: each gets a test that calls its {@code main}. Those that may be
 * interrupted are broken ones, the others corrected ones.
 */
final class Zoo {
    static final String PREFIX = "zoo-";

    private static final Pattern PROGRAM =
            Pattern.compile("@Expect\\(data = (\\w+),[^)]*\\)\\s+(?:static |final )*class (\\w+)");

    /** Its loop calls a method that pauses, which is a boundary unless that method is left out, as in the tests of the agent. */
    private static final String SPLIT = "Volatiles.SpinInsideRegion";

    private final Path sources;
    private final Path interleave;
    private final Path tests;
    private final List<String> libraries;

    /** @param tests where the tests are written */
    Zoo(Path root, Path tests, List<String> libraries) {
        Path all = root.resolve("checker-core/src/test/java");
        this.sources = all.resolve("zoo");
        this.interleave = all.resolve("dev/atomicity/zoo/Interleave.java");
        this.tests = tests;
        this.libraries = libraries;
    }

    /** Whether a file is one of the zoo, which is watched like production code although the tests of the agent keep it. */
    static boolean has(Path source) {
        return source.getParent().endsWith("zoo");
    }

    List<AccuracyProgram> programs() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(sources)) {
            all.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
        }
        files.add(interleave);
        List<AccuracyProgram> programs = new ArrayList<>();
        for (Path file : files) {
            String cage = file.getFileName().toString().replace(".java", "");
            Matcher program = PROGRAM.matcher(Files.readString(file));
            while (program.find()) {
                Variant variant = program.group(1).equals("QUIET") ? Variant.CORRECTED : Variant.BROKEN;
                if (!SPLIT.equals(cage + "." + program.group(2))) {
                    programs.add(program(cage, program.group(2), variant, files));
                }
            }
        }
        return programs;
    }

    private AccuracyProgram program(String cage, String name, Variant variant, List<Path> files) throws IOException {
        List<Path> withTest = new ArrayList<>(files);
        withTest.add(test(cage, name));
        return new AccuracyProgram(
                "zoo",
                PREFIX + cage + "." + name,
                "a program of the zoo",
                null,
                17,
                Map.of(variant, withTest),
                Map.of(variant, libraries),
                List.of(),
                "annotated");
    }

    private Path test(String cage, String name) throws IOException {
        String type = cage + name + "Test";
        Path file = Files.createDirectories(tests).resolve(type + ".java");
        return Files.writeString(file, """
                package zoo;

                class %s {
                    @org.junit.jupiter.api.Test
                    void runs() throws Exception {
                        %s.%s.main(new String[0]);
                    }
                }
                """.formatted(type, cage, name));
    }
}
