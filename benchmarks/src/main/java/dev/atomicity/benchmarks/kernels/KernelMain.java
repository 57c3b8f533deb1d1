package dev.atomicity.benchmarks.kernels;

import dev.atomicity.benchmarks.ProcessorTime;
import java.util.Locale;

/**
 * Runs a kernel a number of times and prints for each run the time and the processor time of its threads in
 * microseconds, and what it computed; at the end the processor time of the whole process, per run since the second half,
 * and its peak memory. Arguments: the kernel, the runs and the threads.
 */
public final class KernelMain {
    /** The time of a process comes in steps of ten milliseconds: short runs are repeated until a step does not matter. */
    private static final long LEAST_MICROS = 250_000;

    private KernelMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        Kernel kernel = byName(arguments[0]);
        int runs = Integer.parseInt(arguments[1]);
        int threads = Integer.parseInt(arguments[2]);
        long processAtHalf = 0;
        for (int i = 0; i < runs; i++) {
            if (i == runs / 2) {
                processAtHalf = ProcessorTime.processMicros();
            }
            ProcessorTime.reset();
            long start = System.nanoTime();
            long result = kernel.run(threads);
            long micros = (System.nanoTime() - start) / 1000;
            System.out.println("run " + micros + " " + ProcessorTime.micros() + " " + result);
        }
        int measured = runs - runs / 2;
        while (ProcessorTime.processMicros() - processAtHalf < LEAST_MICROS) {
            kernel.run(threads);
            measured++;
        }
        System.out.println("process " + (ProcessorTime.processMicros() - processAtHalf) / measured);
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
            case "sparsematmult" -> new SparseMatrix();
            case "lufact" -> new LuFactorization();
            case "crypt" -> new Crypt();
            case "moldyn" -> new MolecularDynamics();
            case "philosophers" -> new Philosophers();
            case "crawler" -> new Crawler();
            case "ledger" -> new Ledger();
            case "virtualledger" -> new VirtualLedger();
            default -> throw new IllegalArgumentException("no kernel " + name);
        };
    }
}
