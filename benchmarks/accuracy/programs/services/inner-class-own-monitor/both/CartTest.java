package innerclassownmonitor;

import org.junit.jupiter.api.Test;
import support.Threads;

class CartTest {
    @Test
    void twoThreads() throws Exception {
        Cart cart = new Cart();
        Cart.Line pen = cart.line(1);
        Cart.Line ink = cart.line(2);
        Threads.run(pen::book, ink::book);
    }
}
