package stampedreference;

import org.junit.jupiter.api.Test;
import support.Threads;

class TicketTest {
    @Test
    void twoThreads() throws Exception {
        Ticket ticket = new Ticket();
        Threads.run(() -> ticket.hand("ann"), () -> ticket.hand("bob"));
    }
}
