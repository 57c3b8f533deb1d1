package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** A read and a write at the same time: whichever is recorded first, the other one depends on it. */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "the write before the read")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "the read before the write")
@Outcome(expect = Expect.FORBIDDEN, desc = "the order is lost")
@State
public class ReaderAndWriter {
    private final World world = new World(2);
    private final long[] variable = World.newVariable();

    @Actor
    public void reader() {
        world.read(0, variable);
    }

    @Actor
    public void writer() {
        world.write(1, variable);
    }

    @Arbiter
    public void look(ZZ_Result result) {
        result.r1 = World.hasReaders(variable);
        result.r2 = result.r1 ? world.isBefore(1, 0) : world.isBefore(0, 1);
    }
}
