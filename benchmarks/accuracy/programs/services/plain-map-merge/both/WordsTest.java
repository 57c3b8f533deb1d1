package plainmapmerge;

import org.junit.jupiter.api.Test;
import support.Threads;

class WordsTest {
    @Test
    void twoThreads() throws Exception {
        Words words = new Words();
        Threads.run(() -> words.count("a"), () -> words.count("a"));
    }
}
