package empty;

import org.junit.jupiter.api.Test;

class EmptyTest {
    @Test
    void nothing() {}
}
