package words;

import org.junit.jupiter.api.Test;
import support.Threads;

class WordsTest {
    @Test
    void sameWord() throws Exception {
        Words words = new Words();
        Threads.run(() -> words.count("to"), () -> words.count("to"));
    }
}
