package crawler;

import java.util.ArrayList;
import java.util.List;

/** Starts a thread for each page. */
public class Crawler {
    private final List<String> seen = new ArrayList<>();

    private synchronized boolean isKnown(String page) {
        return seen.contains(page);
    }

    private synchronized void remember(String page) {
        seen.add(page);
    }

    boolean visit(String page) {
        if (isKnown(page)) {
            return false;
        }
        remember(page);
        return true;
    }

    public void crawl(String... pages) throws InterruptedException {
        Thread[] threads = new Thread[pages.length];
        for (int i = 0; i < pages.length; i++) {
            String page = pages[i];
            threads[i] = new Thread(() -> visit(page));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
