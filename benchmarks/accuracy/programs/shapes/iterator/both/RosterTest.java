package roster;

import org.junit.jupiter.api.Test;
import support.Threads;

class RosterTest {
    @Test
    void lookAndAdd() throws Exception {
        Roster roster = new Roster();
        Threads.run(roster::text, () -> roster.add("Edsger"));
    }
}
