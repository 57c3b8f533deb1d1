package articles;

import org.junit.jupiter.api.Test;
import support.Threads;

class ArticlesTest {
    @Test
    void twoReaders() throws Exception {
        Articles articles = new Articles();
        Threads.run(() -> articles.read("a"), () -> articles.read("a"));
    }
}
