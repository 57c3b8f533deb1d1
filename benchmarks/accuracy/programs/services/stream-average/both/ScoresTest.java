package streamaverage;

import org.junit.jupiter.api.Test;
import support.Threads;

class ScoresTest {
    @Test
    void twoThreads() throws Exception {
        Scores scores = new Scores();
        Threads.run(scores::average, () -> scores.add(3));
    }
}
