package invoices;

import org.junit.jupiter.api.Test;
import support.Threads;

class InvoicesTest {
    @Test
    void twoOffices() throws Exception {
        Invoices north = new Invoices();
        Invoices south = new Invoices();
        Threads.run(north::next, south::next);
    }
}
