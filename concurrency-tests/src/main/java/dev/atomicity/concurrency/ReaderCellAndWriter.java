package dev.atomicity.concurrency;

import dev.atomicity.shadow.Memory;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * A thread notes a read in its cell while a writer empties the set: the writer meets the new read exactly if it was recorded. A read that was
 * not recorded is recorded after the write, by the usual way.
 */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "the read before the write")
@Outcome(id = "false, false", expect = Expect.ACCEPTABLE, desc = "the write before the read")
@Outcome(id = "true, false", expect = Expect.FORBIDDEN, desc = "the read is lost")
@Outcome(id = "false, true", expect = Expect.FORBIDDEN, desc = "a read seems to come before the write")
@State
public class ReaderCellAndWriter extends WorldOfReaders {
    private boolean isRecorded;

    @Actor
    public void reader() {
        isRecorded = shadows.alone.readAgain(reader, cell, reference, variable, Memory.LONG_ARRAY_BASE, 2);
    }

    @Actor
    public void writer() {
        write(() -> {});
    }

    @Arbiter
    public void look(ZZ_Result result) {
        result.r1 = isRecorded;
        result.r2 = writer.latest == reader.segment;
    }
}
