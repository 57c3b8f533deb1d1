package duty;

import org.junit.jupiter.api.Test;
import support.Threads;

class DutyTest {
    @Test
    void bothLeave() throws Exception {
        Duty duty = new Duty();
        Threads.run(duty::leaveFirst, duty::leaveSecond);
    }
}
