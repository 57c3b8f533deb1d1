package dev.atomicity.launch;

/** The tests could not be run at all; the message says why and what to do. */
public final class LaunchException extends Exception {
    public LaunchException(String message) {
        super(message);
    }

    public LaunchException(String message, Throwable cause) {
        super(message, cause);
    }
}
