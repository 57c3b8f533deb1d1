package dev.atomicity.benchmarks.hooks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One access of each kind, in nanoseconds: {@link Watched} says what happens in each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class HookBenchmark {
    private final Watched watched = Watched.ring(64);

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int readsField() {
        return watched.readsField();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int writesField() {
        return watched.writesField();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int readsStatic() {
        return watched.readsStatic();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int readsElements() {
        return watched.readsElements();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int writesElements() {
        return watched.writesElements();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int readsSameElements() {
        return watched.readsSameElements();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int readsVolatile() {
        return watched.readsVolatile();
    }

    @Benchmark
    @OperationsPerInvocation(Watched.ACCESSES)
    public int readsOtherObjects() {
        return watched.readsOtherObjects();
    }

    /** A whole region: its begin, two accesses, its end. */
    @Benchmark
    public int region() {
        return watched.increment();
    }
}
