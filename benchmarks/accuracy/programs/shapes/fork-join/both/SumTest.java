package sum;

import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

class SumTest {
    @Test
    void twoHalves() {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Sum().task(1, 2));
        pool.shutdown();
    }
}
