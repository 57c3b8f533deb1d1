package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/** Three reads at the same time make one reader a set, and the set grow: a later write depends on them all. */
@JCStressTest
@Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "all three are there")
@Outcome(id = "false", expect = Expect.FORBIDDEN, desc = "a reader is lost")
@State
public class GrowingReaderSet {
    private final World world = new World(4);
    private final long[] variable = World.newVariable();

    @Actor
    public void first() {
        world.read(0, variable);
    }

    @Actor
    public void second() {
        world.read(1, variable);
    }

    @Actor
    public void third() {
        world.read(2, variable);
    }

    @Arbiter
    public void look(Z_Result result) {
        world.write(3, variable);
        result.r1 = world.isBefore(0, 3) && world.isBefore(1, 3) && world.isBefore(2, 3);
    }
}
