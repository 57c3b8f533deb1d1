package auction;

import java.util.concurrent.atomic.AtomicReference;

public class Auction {
    private record Bid(String bidder, long amount) {}

    private final String article;
    private final AtomicReference<Bid> highest;

    public Auction(String article, long minimum) {
        this.article = article;
        this.highest = new AtomicReference<>(new Bid("nobody", minimum));
    }

    public boolean bid(String name, long offer) {
        Bid mine = new Bid(name, offer);
        return highest.accumulateAndGet(mine, (now, next) -> next.amount() > now.amount() ? next : now) == mine;
    }

    public String bidder() {
        return highest.get().bidder();
    }

    public long amount() {
        return highest.get().amount();
    }

    public String announce() {
        Bid winner = highest.get();
        return article + " goes to " + winner.bidder() + " for " + winner.amount();
    }
}
