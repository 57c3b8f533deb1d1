package auction;

public class Auction {
    private final String article;
    private String bidder = "nobody";
    private long amount;

    public Auction(String article, long minimum) {
        this.article = article;
        this.amount = minimum;
    }

    public synchronized boolean bid(String name, long offer) {
        if (offer <= amount) {
            return false;
        }
        amount = offer;
        bidder = name;
        return true;
    }

    public synchronized String bidder() {
        return bidder;
    }

    public synchronized long amount() {
        return amount;
    }

    public String announce() {
        return article + " goes to " + bidder() + " for " + amount();
    }
}
