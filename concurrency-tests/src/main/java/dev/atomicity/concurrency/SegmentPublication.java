package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** Who finds a segment in a shadow finds all that reaches the segment, though it came to its thread just before. */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "read after the write, with all that came before it")
@Outcome(id = "false, false", expect = Expect.ACCEPTABLE, desc = "read before the write")
@Outcome(expect = Expect.FORBIDDEN, desc = "the segment was seen without what reaches it")
@State
public class SegmentPublication {
    private final World world = new World(3);
    private final long[] source = World.newVariable();
    private final long[] variable = World.newVariable();

    public SegmentPublication() {
        world.write(0, source);
    }

    @Actor
    public void passOn() {
        world.read(1, source);
        world.write(1, variable);
    }

    @Actor
    public void follow() {
        world.read(2, variable);
    }

    @Arbiter
    public void look(ZZ_Result result) {
        result.r1 = World.hasReaders(variable);
        result.r2 = world.isBefore(0, 2);
    }
}
