package dev.atomicity.concurrency;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/**
 * A transaction ends, and the next one begins, while another thread takes in a dependency from it: nothing of the old
 * one may be left that would be taken for the new one.
 */
@JCStressTest
@Outcome(id = "false", expect = Expect.ACCEPTABLE, desc = "the new transaction comes before nothing yet")
@Outcome(id = "true", expect = Expect.FORBIDDEN, desc = "an entry of the old transaction is left")
@State
public class EndAndDependency {
    private final World world = new World(2);
    private final long[] variable = World.newVariable();

    public EndAndDependency() {
        world.write(0, variable);
    }

    @Actor
    public void end() {
        world.davida.end(world.threads[0]);
        world.davida.begin(world.threads[0]);
    }

    @Actor
    public void depend() {
        world.read(1, variable);
    }

    @Arbiter
    public void look(Z_Result result) {
        result.r1 = world.isBefore(0, 1);
    }
}
