package semaphoretwopermits;

import org.junit.jupiter.api.Test;
import support.Threads;

class PrinterTest {
    @Test
    void twoThreads() throws Exception {
        Printer printer = new Printer();
        Threads.run(() -> printer.print(1), () -> printer.print(2));
    }
}
