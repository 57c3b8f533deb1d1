package dev.atomicity.benchmarks.kernels;

import dev.atomicity.benchmarks.ProcessorTime;
import java.util.Locale;

/**
 * Runs a kernel a number of times and prints for each run the time and the processor time of its threads in
 * microseconds, and what it computed.
 */
public final class KernelMain {
    private static final int THREADS = 2;

    private KernelMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        Kernel kernel = byName(arguments[0]);
        int runs = Integer.parseInt(arguments[1]);
        for (int i = 0; i < runs; i++) {
            ProcessorTime.reset();
            long start = System.nanoTime();
            long result = kernel.run(THREADS);
            long micros = (System.nanoTime() - start) / 1000;
            System.out.println("run " + micros + " " + ProcessorTime.micros() + " " + result);
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
