package dev.atomicity.results;

import java.io.IOException;

/** A results file that cannot be read or used; the message names the file, and says why and what to do. */
public final class ResultsException extends IOException {
    public ResultsException(String message) {
        super(message);
    }

    public ResultsException(String message, Throwable cause) {
        super(message, cause);
    }
}
