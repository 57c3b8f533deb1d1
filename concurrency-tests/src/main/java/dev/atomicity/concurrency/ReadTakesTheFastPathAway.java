package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** The same for a foreign read: my next write must be recorded after it. */
@JCStressTest
@Outcome(id = "false, false", expect = Expect.ACCEPTABLE, desc = "not handed over yet")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "not handed over yet: the accesses race")
@Outcome(id = "true, false", expect = Expect.ACCEPTABLE, desc = "handed over, and seen")
@Outcome(id = "true, true", expect = Expect.FORBIDDEN, desc = "handed over, but the fast path hides the read")
@State
public class ReadTakesTheFastPathAway {
    private final World world = new World(2);
    private final long[] variable = World.newVariable();
    private volatile boolean handedOver;

    public ReadTakesTheFastPathAway() {
        world.write(1, variable);
    }

    @Actor
    public void giver() {
        world.read(0, variable);
        handedOver = true;
    }

    @Actor
    public void taker(ZZ_Result result) {
        result.r1 = handedOver;
        result.r2 = world.isWriteKnown(1, variable);
    }
}
