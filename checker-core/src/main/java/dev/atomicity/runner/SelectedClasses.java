package dev.atomicity.runner;

import dev.atomicity.protocol.RunRequest;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.discovery.ClassNameFilter;

/**
 * Leaves out classes before an engine looks into them. That saves time; and Kotest runs all the specs that it has looked into,
 * whatever is left out of them later.
 */
final class SelectedClasses implements ClassNameFilter {
    private final RunRequest request;
    private final boolean hasNested;

    SelectedClasses(RunRequest request) {
        this.request = request;
        // Engines ask for outer classes, and nested ones come with them.
        this.hasNested = request.selection().included().stream()
                .anyMatch(pattern -> pattern.classRegex().contains("$"));
    }

    @Override
    public FilterResult apply(String className) {
        if (request.done().contains("[engine:kotest]/[spec:" + className + "]")) {
            return FilterResult.excluded("it was run before");
        }
        if (!request.shard().contains(className)) {
            return FilterResult.excluded("it belongs to another shard");
        }
        return FilterResult.includedIf(
                hasNested || request.selection().selectsFrom(className),
                () -> "it is selected",
                () -> "it is not selected");
    }
}
