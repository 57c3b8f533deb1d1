package dev.atomicity.report.html;

import dev.atomicity.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes {@code index.html}. */
public final class HtmlReport {
    /** The name of the file in the folder of the reports. */
    public static final String NAME = "index.html";

    private HtmlReport() {}

    public static void write(Results results, Path file) throws IOException {
        Files.writeString(file, new PageFit(results).html());
    }
}
