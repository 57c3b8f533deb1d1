package dev.atomicity.runner;

import dev.atomicity.protocol.RunRequest;
import java.util.Optional;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Leaves out the tests that are done, that belong to other shards, or that the user did not ask for. */
final class SelectedTests implements PostDiscoveryFilter {
    private final RunRequest request;

    SelectedTests(RunRequest request) {
        this.request = request;
    }

    /** The launcher takes out what is excluded and has nothing below it; containers go when they are empty. */
    @Override
    public FilterResult apply(TestDescriptor test) {
        if (test.getParent().isPresent() && !test.getChildren().isEmpty() && isAllDone(test)) {
            // One by one would do, but a suite of JUnit 3 looks through all its tests for each that is taken out.
            test.removeFromHierarchy();
            return FilterResult.included("everything below it is excluded");
        }
        if (isDone(test)) {
            return FilterResult.excluded("it was run before");
        }
        String className = className(test);
        if (className == null) {
            return FilterResult.included("it belongs to no class");
        }
        if (!request.shard().contains(className)) {
            return FilterResult.excluded("it belongs to another shard");
        }
        return FilterResult.includedIf(isSelected(test, className), () -> "it is selected", () -> "it is not selected");
    }

    private boolean isSelected(TestDescriptor test, String className) {
        String method = Names.methodOf(test.getSource());
        // What makes its tests only when it runs cannot be asked for them.
        boolean isClosed =
                method == null && test.isContainer() && test.getChildren().isEmpty() && test.mayRegisterTests();
        return isClosed
                ? request.selection().selectsFrom(className)
                : request.selection().selects(className, method);
    }

    private boolean isAllDone(TestDescriptor part) {
        return request.done().contains(part.getUniqueId().toString())
                || (!part.getChildren().isEmpty() && part.getChildren().stream().allMatch(this::isAllDone));
    }

    private boolean isDone(TestDescriptor test) {
        for (Optional<TestDescriptor> part = Optional.of(test);
                part.isPresent();
                part = part.get().getParent()) {
            if (request.done().contains(part.get().getUniqueId().toString())) {
                return true;
            }
        }
        return false;
    }

    /**
     * The class that decides: its own, unless it was found by looking into another one. What a suite brings along belongs
     * to the suite, whatever it is called: it was asked for with it, and is in the shard of it.
     */
    private static String className(TestDescriptor test) {
        String own = null;
        String found = null;
        for (Optional<TestDescriptor> part = Optional.of(test);
                part.isPresent();
                part = part.get().getParent()) {
            String name = Names.classOf(part.get().getSource());
            own = own == null ? name : own;
            found = name == null ? found : name;
        }
        return own == null || Names.outermost(own).equals(Names.outermost(found)) ? own : found;
    }
}
