package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/** A set of readers gets one more while a writer empties it: nobody falls between. */
@JCStressTest
@Outcome(id = "true, true, true", expect = Expect.ACCEPTABLE, desc = "the write before the new read")
@Outcome(id = "false, true, true", expect = Expect.ACCEPTABLE, desc = "the new read before the write")
@Outcome(expect = Expect.FORBIDDEN, desc = "a reader is lost")
@State
public class ReaderSetAndWriter {
    private final World world = new World(4);
    private final long[] variable = World.newVariable();

    public ReaderSetAndWriter() {
        world.read(2, variable);
        world.read(3, variable);
    }

    @Actor
    public void reader() {
        world.read(0, variable);
    }

    @Actor
    public void writer() {
        world.write(1, variable);
    }

    @Arbiter
    public void look(ZZZ_Result result) {
        result.r1 = World.hasReaders(variable);
        result.r2 = result.r1 ? world.isBefore(1, 0) : world.isBefore(0, 1);
        result.r3 = world.isBefore(2, 1) && world.isBefore(3, 1);
    }
}
