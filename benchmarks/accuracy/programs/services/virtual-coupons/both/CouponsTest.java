package virtualcoupons;

import org.junit.jupiter.api.Test;

class CouponsTest {
    @Test
    void twoThreads() throws Exception {
        Coupons coupons = new Coupons();
        Thread one = Thread.ofVirtual().start(() -> coupons.redeem("X"));
        Thread two = Thread.ofVirtual().start(() -> coupons.redeem("X"));
        one.join();
        two.join();
    }
}
