package virtualreadings;

import org.junit.jupiter.api.Test;

class SensorsTest {
    @Test
    void twoThreads() throws Exception {
        new Sensors().readAll();
    }
}
