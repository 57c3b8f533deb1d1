package invoicenumbers;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import org.junit.jupiter.api.Test;

class InvoiceNumbersTest {
    @Test
    void twoBranches() {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<String> north = pool.submit(() -> InvoiceNumbers.issue("N"));
        ForkJoinTask<String> south = pool.submit(() -> InvoiceNumbers.issue("S"));
        north.join();
        south.join();
        pool.shutdown();
    }
}
