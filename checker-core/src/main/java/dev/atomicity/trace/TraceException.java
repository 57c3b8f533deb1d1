package dev.atomicity.trace;

public class TraceException extends Exception {
    public TraceException(String message) {
        super(message);
    }
}
