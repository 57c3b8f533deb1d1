package shoppingcart;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class Cart {
    /** Never changes. */
    private static final class Content {
        private final List<String> articles;
        private final long cents;

        private Content(List<String> articles, long cents) {
            this.articles = List.copyOf(articles);
            this.cents = cents;
        }

        private Content with(String article, long price) {
            List<String> more = new ArrayList<>(articles);
            more.add(article);
            return new Content(more, cents + price);
        }
    }

    private final AtomicReference<Content> content = new AtomicReference<>(new Content(List.of(), 0));

    public void add(String article, long price) {
        content.set(content.get().with(article, price));
    }

    public String receipt() {
        Content now = content.get();
        return now.articles + ": " + now.cents;
    }
}
