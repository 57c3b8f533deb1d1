package dev.atomicity.refine;

import dev.atomicity.results.Results;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the reports of one round. */
public interface RoundReports {
    /**
     * @param folder that of the round, with its results file
     */
    void write(Results results, Path folder) throws IOException;
}
