package dev.atomicity.benchmarks.cost;

/** One question of the page: how to measure it. */
interface Part {
    /** On the command line, in the results and in the markers of the page. */
    String name();

    void measure(CostRun run) throws Exception;
}
