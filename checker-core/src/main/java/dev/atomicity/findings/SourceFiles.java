package dev.atomicity.findings;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.Step;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

    /** By class and file: where it is, relative to the root; an empty text if it was not found. */
    private final Map<String, String> found = new HashMap<>();

    /** By name without folders: the only file of that name, or null if there are several. Made when first needed. */
    private Map<String, Path> byName;

    /**
     * @param root what paths are relative to
     * @param folders where packages start
     */
    public SourceFiles(Path root, List<Path> folders) {
        this.root = root.toAbsolutePath().normalize();
        this.folders = List.copyOf(folders);
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
            add(excerpts, texts, finding.regionSource(), finding.regionLine(), OF_REGION);
            for (Step step : finding.witness()) {
                add(excerpts, texts, step.source(), step.line(), AROUND);
            }
        }
        List<SourceExcerpt> result = new ArrayList<>();
        excerpts.forEach((path, lines) -> result.add(new SourceExcerpt(path, lines)));
        return result;
    }

    private void add(
            Map<String, TreeMap<Integer, String>> excerpts,
            Map<String, List<String>> texts,
            String path,
            int line,
            int after) {
        if (path == null || line < 1) {
            return;
        }
        List<String> text = texts.computeIfAbsent(path, this::read);
        for (int i = Math.max(1, line - AROUND); i <= Math.min(text.size(), line + after); i++) {
            String content = text.get(i - 1);
            excerpts.computeIfAbsent(path, key -> new TreeMap<>())
                    .put(i, content.length() > MAX_LINE_LENGTH ? content.substring(0, MAX_LINE_LENGTH) + "…" : content);
        }
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
