package dev.atomicity.check;

import dev.atomicity.launch.DirectedExecution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The plans of findings, one file each, named by the fingerprint: those that checks wrote beside the results, and those that
 * people keep beside their sources. A plan of an earlier check stays, so that it can show that the violation is gone.
 */
public final class PlanFolders {
    /** Beside the results. */
    private static final String OWN = "plans";

    /** The folder in a project for plans that are kept. */
    public static final String KEPT = "atomicity-plans";

    private static final String EXTENSION = ".plan";
    private static final String HEAD = "# atomicity plan 1";
    private static final String FINDING = "# finding: ";
    private static final String TEST = "test=";
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{16}");

    private final Path own;
    private final Path kept;

    /**
     * A plan.
     *
     * @param test the unique id of the test to execute
     * @param words what it enforces, for people; null if nothing is said
     * @param text as the JVM of the tests writes and reads it
     */
    record Plan(String test, String words, String text) {
        /** The one that the execution followed; null if there was none. */
        static Plan of(DirectedExecution execution) {
            return execution.plan() == null ? null : new Plan(execution.test(), execution.words(), execution.plan());
        }
    }

    /**
     * @param results the folder of the results
     * @param kept the folder with plans that people keep
     */
    public PlanFolders(Path results, Path kept) {
        this.own = results.resolve(OWN);
        this.kept = kept;
    }

    static String requireFingerprint(String text) {
        if (!FINGERPRINT.matcher(text).matches()) {
            throw new IllegalArgumentException("'" + text
                    + "' is not a fingerprint: expected 16 digits and letters from a to f, as the report shows them");
        }
        return text;
    }

    /** Whether there is a plan for the finding. */
    public boolean has(String fingerprint) {
        return file(fingerprint) != null;
    }

    private Path file(String fingerprint) {
        return Stream.of(own, kept)
                .map(folder -> folder.resolve(fingerprint + EXTENSION))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(null);
    }

    /** Writes the plan beside the results. */
    void write(String fingerprint, String region, Plan plan) throws IOException {
        Files.createDirectories(own);
        StringBuilder text = new StringBuilder();
        text.append(HEAD).append('\n');
        text.append(FINDING).append(fingerprint);
        text.append(region == null ? "" : "  " + oneLine(region)).append('\n');
        text.append("# test: ").append(oneLine(plan.test)).append('\n');
        if (plan.words != null) {
            text.append("# ").append(oneLine(plan.words)).append('\n');
        }
        text.append(TEST).append(plan.test).append('\n');
        text.append(plan.text.stripTrailing()).append('\n');
        Files.writeString(own.resolve(fingerprint + EXTENSION), text);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }

    /**
     * Reads the plan of a finding.
     *
     * @throws SettingException if there is none; the message names the folders, and the plans that are there
     */
    Plan read(String fingerprint) throws SettingException, IOException {
        Path file = file(fingerprint);
        if (file == null) {
            throw new SettingException(
                    "replay",
                    "there is no plan for the finding " + fingerprint + " in " + own + " or " + kept + ". " + known());
        }
        List<String> lines = Files.readAllLines(file);
        if (lines.isEmpty() || !lines.get(0).strip().equals(HEAD)) {
            throw new SettingException(
                    "replay", file + " is not a plan that this version reads: its first line is not '" + HEAD + "'");
        }
        String test = lines.stream()
                .filter(line -> line.startsWith(TEST))
                .map(line -> line.substring(TEST.length()))
                .findFirst()
                .orElseThrow(() -> new SettingException("replay", file + " has no line " + TEST));
        String text = lines.stream()
                .filter(line -> !line.startsWith("#") && !line.startsWith(TEST) && !line.isBlank())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return new Plan(test, words(lines), text);
    }

    /** The method at fault, as the plan of the finding names it; null if it does not, or if there is no plan. */
    String methodOf(String fingerprint) throws IOException {
        Path file = file(fingerprint);
        return file == null
                ? null
                : Files.readAllLines(file).stream()
                        .filter(line -> line.startsWith(FINDING + fingerprint))
                        .map(line ->
                                line.substring((FINDING + fingerprint).length()).strip())
                        .filter(method -> !method.isEmpty())
                        .findFirst()
                        .orElse(null);
    }

    /** The last of the comments, if it is not one of the others. */
    private static String words(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("# "))
                .skip(1)
                .filter(line -> !line.startsWith(FINDING) && !line.startsWith("# test: "))
                .map(line -> line.substring(2))
                .findFirst()
                .orElse(null);
    }

    private String known() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path folder : List.of(own, kept)) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(EXTENSION))
                            .forEach(name -> names.add(name.substring(0, name.length() - EXTENSION.length())));
                }
            }
        }
        return names.isEmpty()
                ? "There is no plan at all: run the check first, with the effort provoke."
                : "There are plans for " + String.join(", ", names) + ".";
    }
}
