package sumoflines;

import org.junit.jupiter.api.Test;
import support.Threads;

class InvoiceTest {
    @Test
    void twoThreads() throws Exception {
        Invoice invoice = new Invoice();
        Threads.run(invoice::addSet, invoice::total);
    }
}
