package orderbook;

import java.math.BigDecimal;

public class TopOfBook {
    private record Quote(BigDecimal bid, BigDecimal ask) {}

    private volatile Quote quote = new Quote(BigDecimal.ZERO, BigDecimal.ZERO);
    private final String symbol;

    public TopOfBook(String symbol) {
        this.symbol = symbol;
    }

    public void onQuote(BigDecimal newBid, BigDecimal newAsk) {
        if (newBid.compareTo(newAsk) > 0) {
            throw new IllegalArgumentException(symbol + " is crossed");
        }
        quote = new Quote(newBid, newAsk);
    }

    public BigDecimal spread() {
        Quote current = quote;
        return current.ask().subtract(current.bid());
    }

    public BigDecimal mid() {
        Quote current = quote;
        return current.bid().add(current.ask()).divide(BigDecimal.valueOf(2));
    }
}
