package transfercheckedoutside;

import org.junit.jupiter.api.Test;
import support.Threads;

class TransfersTest {
    @Test
    void twoThreads() throws Exception {
        Transfers transfers = new Transfers();
        Account ann = new Account(1, 10);
        Account bob = new Account(2, 0);
        Account eve = new Account(3, 0);
        Threads.run(() -> transfers.transfer(ann, bob, 8), () -> transfers.transfer(ann, eve, 8));
    }
}
