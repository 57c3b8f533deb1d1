package stringbuilderlog;

import org.junit.jupiter.api.Test;
import support.Threads;

class ReportTest {
    @Test
    void twoThreads() throws Exception {
        Report report = new Report();
        Threads.run(() -> report.line("a", 1), () -> report.line("b", 2));
    }
}
