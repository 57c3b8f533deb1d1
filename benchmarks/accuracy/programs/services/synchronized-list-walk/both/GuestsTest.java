package synchronizedlistwalk;

import org.junit.jupiter.api.Test;
import support.Threads;

class GuestsTest {
    @Test
    void twoThreads() throws Exception {
        Guests guests = new Guests();
        Threads.run(guests::letters, () -> guests.add("c"));
    }
}
