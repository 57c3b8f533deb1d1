package vector;

import org.junit.jupiter.api.Test;
import support.Threads;

class NumbersTest {
    @Test
    void copiedWhileEmptied() throws Exception {
        Numbers numbers = new Numbers();
        numbers.add(7);
        Threads.run(() -> Numbers.copyOf(numbers), numbers::removeAll);
    }
}
