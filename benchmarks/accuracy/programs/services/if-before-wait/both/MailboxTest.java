package ifbeforewait;

import org.junit.jupiter.api.Test;
import support.Threads;

class MailboxTest {
    @Test
    void twoThreads() throws Exception {
        Mailbox mailbox = new Mailbox();
        Threads.run(mailbox::take, mailbox::take, () -> { mailbox.put("a"); mailbox.put("b"); });
    }
}
