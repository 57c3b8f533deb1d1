package dates;

import java.util.Date;
import org.apache.log4j.helpers.AbsoluteTimeDateFormat;
import org.junit.jupiter.api.Test;
import support.Threads;

class AbsoluteTimeTest {
    @Test
    void twoFormats() throws Exception {
        // Never the same second twice: nothing is written for the second of the last call.
        long now = System.nanoTime();
        AbsoluteTimeDateFormat first = new AbsoluteTimeDateFormat();
        AbsoluteTimeDateFormat second = new AbsoluteTimeDateFormat();
        Threads.run(
                () -> first.format(new Date(now), new StringBuffer(), null),
                () -> second.format(new Date(now + 60_000), new StringBuffer(), null));
    }
}
