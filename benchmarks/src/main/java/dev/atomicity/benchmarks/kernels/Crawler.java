package dev.atomicity.benchmarks.kernels;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A crawler of a made-up web: pages are parsed alone, what is left to visit is shared. */
final class Crawler implements Kernel {
    private static final int PAGES = 3_000;
    private static final int LINKS = 6;
    private static final int WORDS = 60;

    @Override
    public long run(int threads) throws InterruptedException {
        Frontier frontier = new Frontier();
        frontier.add(List.of("/page/0"));
        Kernel.onThreads(threads, number -> {
            for (String address = frontier.next(); address != null; address = frontier.next()) {
                Page page = Page.fetch(address);
                frontier.add(page.links());
                frontier.visited(page.weight());
            }
        });
        return frontier.sum();
    }

    /** What was found and not visited yet. All of it is guarded by this. */
    private static final class Frontier {
        private final Set<String> known = new HashSet<>();
        private final Deque<String> waiting = new ArrayDeque<>();
        private int active;
        private long sum;

        synchronized void add(List<String> addresses) {
            for (String address : addresses) {
                if (known.add(address)) {
                    waiting.add(address);
                    notifyAll();
                }
            }
        }

        /** Null when all is visited. */
        synchronized String next() {
            while (waiting.isEmpty() && active > 0) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            if (waiting.isEmpty()) {
                return null;
            }
            active++;
            return waiting.remove();
        }

        synchronized void visited(long weight) {
            active--;
            sum += weight;
            notifyAll();
        }

        synchronized long sum() {
            return sum * 31 + known.size();
        }
    }

    private static final class Page {
        private final List<String> links = new ArrayList<>();
        private long weight;

        static Page fetch(String address) {
            Page page = new Page();
            page.parse(render(Integer.parseInt(address.substring("/page/".length()))));
            return page;
        }

        private static String render(int number) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < WORDS; i++) {
                text.append("word").append((number * 31 + i) % 997).append(' ');
                if (i % (WORDS / LINKS) == 0) {
                    int target = (number * LINKS + i + 1) % PAGES;
                    text.append("<a href=/page/").append(target).append("> ");
                }
            }
            return text.toString();
        }

        private void parse(String text) {
            int start = 0;
            for (int end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
                String token = text.substring(start, end);
                if (token.startsWith("href=")) {
                    links.add(token.substring("href=".length(), token.length() - 1));
                } else {
                    weight += token.hashCode() & 0xff;
                }
                start = end + 1;
            }
        }

        List<String> links() {
            return links;
        }

        long weight() {
            return weight;
        }
    }
}
