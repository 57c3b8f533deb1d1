package dev.atomicity.concurrency;

import dev.atomicity.shadow.Memory;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/**
 * A thread announces a volatile read in its cell, reads, and confirms, while another one writes: the writer meets the read exactly if it was
 * announced, and then the read does not see what was written. If the read was not announced, it is recorded in the usual way, and may see
 * either.
 */
@JCStressTest
@Outcome(id = "true, true, false", expect = Expect.ACCEPTABLE, desc = "the read before the write")
@Outcome(id = "false, false, (true|false)", expect = Expect.ACCEPTABLE, desc = "not announced")
@Outcome(id = "true, .*, true", expect = Expect.FORBIDDEN, desc = "the read is recorded before the write, and has seen it")
@Outcome(id = "true, false, .*", expect = Expect.FORBIDDEN, desc = "the read is lost")
@Outcome(id = "false, true, .*", expect = Expect.FORBIDDEN, desc = "a read seems to come before the write")
@State
public class AnnouncedReadAndWriter extends WorldOfReaders {
    private volatile boolean isWritten;
    private boolean isAnnounced;
    private boolean hasSeenWrite;

    @Actor
    public void reader() {
        isAnnounced = shadows.alone.announce(reader, cell, reference, variable, Memory.LONG_ARRAY_BASE, 2);
        hasSeenWrite = isWritten;
        cell.confirm();
    }

    @Actor
    public void writer() {
        write(() -> isWritten = true);
    }

    @Arbiter
    public void look(ZZZ_Result result) {
        result.r1 = isAnnounced;
        result.r2 = writer.latest == reader.segment;
        result.r3 = hasSeenWrite;
    }
}
