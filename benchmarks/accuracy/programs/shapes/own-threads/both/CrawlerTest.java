package crawler;

import org.junit.jupiter.api.Test;

class CrawlerTest {
    @Test
    void onePageTwice() throws Exception {
        new Crawler().crawl("a", "a");
    }
}
