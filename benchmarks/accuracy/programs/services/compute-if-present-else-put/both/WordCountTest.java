package computeifpresentelseput;

import org.junit.jupiter.api.Test;
import support.Threads;

class WordCountTest {
    @Test
    void twoThreads() throws Exception {
        WordCount words = new WordCount();
        Threads.run(() -> words.count("a"), () -> words.count("a"));
    }
}
