package dev.atomicity.benchmarks.kernels;

import java.util.Locale;

/** Runs a kernel a number of times and prints the time of each run in microseconds, and what it computed. */
public final class KernelMain {
    private static final int THREADS = 2;

    private KernelMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        Kernel kernel = byName(arguments[0]);
        int runs = Integer.parseInt(arguments[1]);
        for (int i = 0; i < runs; i++) {
            long start = System.nanoTime();
            long result = kernel.run(THREADS);
            System.out.println("run " + (System.nanoTime() - start) / 1000 + " " + result);
        }
        System.out.println("peak " + Memory.peakKilobytes());
    }

    private static Kernel byName(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "sor" -> new Sor();
            case "series" -> new Series();
            case "montecarlo" -> new MonteCarlo();
            case "raytracer" -> new RayTracer();
            case "tsp" -> new Tsp();
            case "elevator" -> new Elevator();
            default -> throw new IllegalArgumentException("no kernel " + name);
        };
    }
}
