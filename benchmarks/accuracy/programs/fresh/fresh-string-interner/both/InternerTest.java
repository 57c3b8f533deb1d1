package stringinterner;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InternerTest {
    @Test
    void sameStringTwice() {
        Interner interner = new Interner();
        Stream.of("red", "red").parallel().mapToInt(interner::code).sum();
        interner.size();
    }
}
