package dev.atomicity.cli;

/** The program cannot be started. The message is for the user. */
final class StartException extends Exception {
    StartException(String message) {
        super(message);
    }

    StartException(String message, Throwable cause) {
        super(message, cause);
    }
}
