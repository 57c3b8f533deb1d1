package dev.atomicity.hooks.report;

/**
 * What operations on collections have returned or written, for the steps of findings. Only a listener that records operations knows them.
 */
public final class OperationValues {
    /** Set once, before any test is executed again. */
    private static volatile Source source;

    private OperationValues() {}

    /** Knows the operations of the last execution. */
    @FunctionalInterface
    public interface Source {
        /** Null if it is not known, or not to be shown. */
        String valueAt(Finding.Step step);
    }

    public static void from(Source newSource) {
        source = newSource;
    }

    /** What the step has read or written; null if that is not known. */
    public static String of(Finding.Step step) {
        Source known = source;
        return step.value() != null || known == null || step.site() == null ? step.value() : known.valueAt(step);
    }
}
