package rota;

import org.junit.jupiter.api.Test;
import support.Threads;

class RotaTest {
    @Test
    void allLeave() throws Exception {
        Rota rota = new Rota();
        Threads.run(rota::leaveFirst, rota::leaveSecond, rota::leaveThird);
    }
}
