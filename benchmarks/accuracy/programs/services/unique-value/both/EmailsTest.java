package uniquevalue;

import org.junit.jupiter.api.Test;
import support.Threads;

class EmailsTest {
    @Test
    void twoThreads() throws Exception {
        Emails emails = new Emails();
        Threads.run(() -> emails.register("ann", "x"), () -> emails.register("bob", "x"));
    }
}
