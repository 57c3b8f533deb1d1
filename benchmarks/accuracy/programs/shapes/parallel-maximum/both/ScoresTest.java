package scores;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScoresTest {
    @Test
    void best() throws Exception {
        Scores scores = new Scores();
        IntStream.of(7, 9).parallel().forEach(scores::add);
    }
}
