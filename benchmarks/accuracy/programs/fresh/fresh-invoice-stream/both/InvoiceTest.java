package invoicestream;

import org.junit.jupiter.api.Test;
import support.Threads;

class InvoiceTest {
    @Test
    void totalWhileAdding() throws Exception {
        Invoice invoice = new Invoice();
        invoice.add("work", 3, 8000);
        invoice.add("travel", 1, 4500);
        Threads.run(() -> invoice.add("parts", 2, 990), invoice::total);
    }
}
