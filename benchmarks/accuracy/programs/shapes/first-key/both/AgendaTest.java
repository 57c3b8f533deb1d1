package agenda;

import org.junit.jupiter.api.Test;
import support.Threads;

class AgendaTest {
    @Test
    void twoThreads() throws Exception {
        Agenda a = new Agenda();
        Threads.run(a::first, a::first);
    }
}
