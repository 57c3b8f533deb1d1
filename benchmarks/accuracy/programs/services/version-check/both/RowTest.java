package versioncheck;

import org.junit.jupiter.api.Test;
import support.Threads;

class RowTest {
    @Test
    void twoThreads() throws Exception {
        Row row = new Row();
        Threads.run(() -> row.update(0, "a"), () -> row.update(0, "b"));
    }
}
