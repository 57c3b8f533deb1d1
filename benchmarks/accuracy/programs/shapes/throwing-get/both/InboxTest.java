package inbox;

import org.junit.jupiter.api.Test;
import support.Threads;

class InboxTest {
    @Test
    void readWhileRemoved() throws Exception {
        Inbox inbox = new Inbox();
        inbox.add("hello");
        Threads.run(inbox::first, () -> inbox.remove("hello"));
    }
}
