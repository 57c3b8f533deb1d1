package auction;

import org.junit.jupiter.api.Test;
import support.Threads;

class AuctionTest {
    @Test
    void lateBid() throws Exception {
        Auction auction = new Auction("vase", 10);
        auction.bid("mia", 20);
        Threads.run(() -> auction.bid("noah", 30), auction::announce);
    }
}
