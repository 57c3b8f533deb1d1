package dev.atomicity.benchmarks.cost;

import java.util.Map;

/**
 * What the papers measured on the program that one of ours is modelled on: times of the plain run. Davida (DV), RegionTrack (RT) and
 * Velodrome (Velo) are from table VII of the paper on Davida, Marathon from table 1 of its paper, kept in memory.
 */
final class PaperFigures {
    private static final Map<String, String> FIGURES = Map.of(
            "crypt", "DV 2.27, RT 2.18, Velo 2.35",
            "series", "DV 1.00, RT 1.00, Velo 1.00",
            "sor", "DV 1.00, RT 1.00, Velo 1.00",
            "sparsematmult", "DV 17.25, RT 16.76, Velo 17.49",
            "montecarlo", "DV 2.89, RT 2.67, Velo 2.98",
            "elevator", "DV 1.00, RT 1.00, Velo 1.02",
            "tsp", "DV 4.08, RT 3.95, Velo 4.09",
            "crawler", "Marathon: Jspider 1.2, Weblech 1.1",
            "lucene", "lusearch (DaCapo 9): DV 3.67, RT 3.81, Velo 4.86",
            "h2", "hsqldb (DaCapo 6): DV 1.62, RT 1.86, Velo 1.92");

    static final String MEANS = "DV 4.43, RT 4.17, Velo 5.08 on average over 15 programs";
    static final String MEMORY_MEANS = "DV 1.28, RT 1.27, Velo 1.57 on average over 15 programs";

    private PaperFigures() {}

    static String of(String program) {
        return FIGURES.getOrDefault(program, "");
    }
}
