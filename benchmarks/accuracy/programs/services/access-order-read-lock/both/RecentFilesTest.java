package accessorderreadlock;

import org.junit.jupiter.api.Test;
import support.Threads;

class RecentFilesTest {
    @Test
    void twoThreads() throws Exception {
        RecentFiles files = new RecentFiles();
        files.put("a", 1);
        files.put("b", 2);
        Threads.run(() -> files.get("a"), () -> files.get("b"));
    }
}
