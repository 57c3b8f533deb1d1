package dev.atomicity.functional.gradle;

import java.io.Serial;

/** Something from Maven Central is neither cached nor reachable, so a test cannot run: it is skipped, with this reason. */
final class UnavailableException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    UnavailableException(String message) {
        super(message);
    }
}
