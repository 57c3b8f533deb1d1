package oksinglewriter;

import java.util.List;
import org.junit.jupiter.api.Test;
import support.Threads;

class CopyJobTest {
    @Test
    void watched() throws Exception {
        CopyJob job = new CopyJob(List.of(10, 20, 30));
        Threads.run(job::run, job::percent, job::stop);
    }
}
