package dev.atomicity;

final class Placeholder {
    private Placeholder() {}
}
