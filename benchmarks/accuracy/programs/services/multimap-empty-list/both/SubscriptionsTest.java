package multimapemptylist;

import org.junit.jupiter.api.Test;
import support.Threads;

class SubscriptionsTest {
    @Test
    void twoThreads() throws Exception {
        Subscriptions all = new Subscriptions();
        all.add("news", "ann");
        Threads.run(() -> all.remove("news", "ann"), () -> all.add("news", "bob"));
    }
}
