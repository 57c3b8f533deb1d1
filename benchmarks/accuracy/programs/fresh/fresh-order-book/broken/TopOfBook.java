package orderbook;

import java.math.BigDecimal;

public class TopOfBook {
    private volatile BigDecimal bid = BigDecimal.ZERO;
    private volatile BigDecimal ask = BigDecimal.ZERO;
    private final String symbol;

    public TopOfBook(String symbol) {
        this.symbol = symbol;
    }

    public synchronized void onQuote(BigDecimal newBid, BigDecimal newAsk) {
        if (newBid.compareTo(newAsk) > 0) {
            throw new IllegalArgumentException(symbol + " is crossed");
        }
        bid = newBid;
        ask = newAsk;
    }

    public BigDecimal spread() {
        return ask.subtract(bid);
    }

    public BigDecimal mid() {
        return bid.add(ask).divide(BigDecimal.valueOf(2));
    }
}
