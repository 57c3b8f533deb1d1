package futurememo;

import org.junit.jupiter.api.Test;
import support.Threads;

class MemoTest {
    @Test
    void twoThreads() throws Exception {
        Memo memo = new Memo();
        Threads.run(() -> memo.get("a", () -> 1), () -> memo.get("a", () -> 1));
    }
}
