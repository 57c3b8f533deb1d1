package optionalcacheholder;

import org.junit.jupiter.api.Test;
import support.Threads;

class WeatherTest {
    @Test
    void twoThreads() throws Exception {
        Weather weather = new Weather();
        weather.update("rain", 1);
        Threads.run(weather::show, weather::clear);
    }
}
