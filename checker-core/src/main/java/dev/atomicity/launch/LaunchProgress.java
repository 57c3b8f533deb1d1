package dev.atomicity.launch;

/** Is told how far the tests are. */
@FunctionalInterface
public interface LaunchProgress {
    /**
     * @param total as far as it is known: tests that others make come as a surprise
     */
    void at(long done, long total, long findings);
}
