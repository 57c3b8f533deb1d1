package threadsubclass;

import org.junit.jupiter.api.Test;

class CrawlerTest {
    @Test
    void twoThreads() throws Exception {
        Crawler crawler = new Crawler();
        Crawler.Worker one = crawler.worker();
        Crawler.Worker two = crawler.worker();
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
