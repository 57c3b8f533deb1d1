package orderbook;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import support.Threads;

class TopOfBookTest {
    @Test
    void aQuoteArrives() throws Exception {
        TopOfBook book = new TopOfBook("ABC");
        book.onQuote(new BigDecimal("10.1"), new BigDecimal("10.3"));
        Threads.run(() -> book.onQuote(new BigDecimal("11.0"), new BigDecimal("11.1")), book::spread);
    }
}
