package dev.atomicity.hooks.report;

/**
 * What the steps of findings have read or written, where the ring itself does not show it. Only a listener that logs values knows it.
 * Without one, nothing is known.
 */
public final class StepValues {
    /** Set once, before any test is executed again. */
    private static volatile Source source;

    private StepValues() {}

    /** Knows the values of the last execution. */
    @FunctionalInterface
    public interface Source {
        /** Null if it is not known, or must not be shown. */
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
