package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** Two writes of one variable at the same time: one of them is the first, and the checker knows which. */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "0 before 1")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "1 before 0")
@Outcome(expect = Expect.FORBIDDEN, desc = "the order is lost")
@State
public class RacingWriters {
    private final World world = new World(2);
    private final long[] variable = World.newVariable();

    @Actor
    public void first() {
        world.write(0, variable);
    }

    @Actor
    public void second() {
        world.write(1, variable);
    }

    @Arbiter
    public void look(ZZ_Result result) {
        int last = world.lastWriter(variable);
        result.r1 = last == 1;
        result.r2 = world.isBefore(1 - last, last);
    }
}
