package ring;

import org.junit.jupiter.api.Test;
import support.Threads;

class DesksTest {
    @Test
    void threeClerks() throws Exception {
        Desks desks = new Desks();
        Threads.run(desks::firstToSecond, desks::secondToThird, desks::thirdToFirst);
    }
}
