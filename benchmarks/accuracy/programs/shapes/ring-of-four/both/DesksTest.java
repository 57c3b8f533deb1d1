package ring4;

import org.junit.jupiter.api.Test;
import support.Threads;

class DesksTest {
    @Test
    void fourClerks() throws Exception {
        Desks desks = new Desks();
        Threads.run(desks::firstToSecond, desks::secondToThird, desks::thirdToFourth, desks::fourthToFirst);
    }
}
