package dev.atomicity.findings;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.SourceExcerpt;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Finds the sources of the steps, and takes out of them the lines that a report shows. */
public final class SourceFiles {
    /** Lines before and after a step. */
    private static final int AROUND = 3;

    /** Lines after the first one of a region, which mostly hold all that it does. */
    private static final int OF_REGION = 8;

    private static final int MAX_LINE_LENGTH = 400;

    private final Path root;
    private final List<Path> folders;
    private final SourceLinks links;

    /** By class and file: where it is, relative to the root; an empty text if it was not found. */
    private final Map<String, String> found = new HashMap<>();

    /** By name without folders: the only file of that name, or null if there are several. Made when first needed. */
    private Map<String, Path> byName;

    /**
     * @param root what paths are relative to
     * @param folders where packages start
     */
    public SourceFiles(Path root, List<Path> folders, SourceLinks links) {
        this.root = root.toAbsolutePath().normalize();
        this.folders = List.copyOf(folders);
        this.links = links;
    }

    /** The source file of a class, relative to the root, with slashes; null if it is not there. */
    public String find(String className, String file) {
        if (className == null || file == null) {
            return null;
        }
        String path = found.computeIfAbsent(className + "|" + file, key -> locate(className, file));
        return path.isEmpty() ? null : path;
    }

    private String locate(String className, String file) {
        int end = className.lastIndexOf('.');
        String folder = end < 0 ? "" : className.substring(0, end).replace('.', '/') + "/";
        for (Path start : folders) {
            Path candidate = start.resolve(folder + file);
            if (Files.isRegularFile(candidate)) {
                return relative(candidate);
            }
        }
        // Kotlin's packages need not be folders.
        Path only = filesByName().get(file);
        return only == null ? "" : relative(only);
    }

    private Map<String, Path> filesByName() {
        if (byName == null) {
            byName = new HashMap<>();
            for (Path start : folders) {
                try (Stream<Path> files = Files.walk(start)) {
                    files.filter(Files::isRegularFile)
                            .forEach(file -> byName.merge(file.getFileName().toString(), file, (one, other) -> root));
                } catch (IOException e) {
                    // A folder that is not there has no sources.
                    continue;
                }
            }
            byName.values().removeIf(root::equals);
        }
        return byName;
    }

    private String relative(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        return (absolute.startsWith(root) ? root.relativize(absolute) : absolute)
                .toString()
                .replace('\\', '/');
    }

    /** The lines around all steps of the findings. */
    public List<SourceExcerpt> excerpts(List<FindingResult> findings) {
        Map<String, TreeMap<Integer, String>> excerpts = new TreeMap<>();
        Map<String, List<String>> texts = new HashMap<>();
        for (FindingResult finding : findings) {
            linesOf(finding).forEach((path, lines) -> {
                List<String> text = texts.computeIfAbsent(path, this::read);
                TreeMap<Integer, String> excerpt = excerpts.computeIfAbsent(path, key -> new TreeMap<>());
                lines.headSet(text.size(), true).forEach(line -> excerpt.put(line, shortened(text.get(line - 1))));
            });
        }
        List<SourceExcerpt> result = new ArrayList<>();
        excerpts.forEach((path, lines) -> {
            if (!lines.isEmpty()) {
                result.add(new SourceExcerpt(path, lines, links.startFor(root.resolve(path))));
            }
        });
        return result;
    }

    /** By file: the places of the finding with some lines around each, and what is between them. */
    private static Map<String, TreeSet<Integer>> linesOf(FindingResult finding) {
        Map<String, TreeSet<Integer>> places = new TreeMap<>();
        add(places, finding.regionSource(), finding.regionLine());
        finding.witness().forEach(step -> add(places, step.source(), step.line()));
        Map<String, TreeSet<Integer>> all = new TreeMap<>();
        places.forEach((path, lines) -> {
            TreeSet<Integer> shown = all.computeIfAbsent(path, key -> new TreeSet<>());
            for (int line : lines) {
                boolean isRegion = path.equals(finding.regionSource()) && line == finding.regionLine();
                Integer next = lines.higher(line);
                int end = next != null && next - line <= SourceExcerpt.BETWEEN
                        ? next
                        : line + (isRegion ? OF_REGION : AROUND);
                for (int i = Math.max(1, line - AROUND); i <= end; i++) {
                    shown.add(i);
                }
            }
        });
        return all;
    }

    private static void add(Map<String, TreeSet<Integer>> places, String path, int line) {
        if (path != null && line >= 1) {
            places.computeIfAbsent(path, key -> new TreeSet<>()).add(line);
        }
    }

    private static String shortened(String line) {
        return line.length() > MAX_LINE_LENGTH ? line.substring(0, MAX_LINE_LENGTH) + "…" : line;
    }

    private List<String> read(String path) {
        try {
            return new String(Files.readAllBytes(root.resolve(path)), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            return List.of(); // it was there a moment ago: the report goes without
        }
    }
}
