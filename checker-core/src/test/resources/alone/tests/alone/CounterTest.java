package alone;

import org.junit.jupiter.api.Test;

class CounterTest {
    @Test
    void counts() {
        Counter counter = new Counter();
        counter.increment();
        counter.count();
    }
}
