package recordinreference;

import org.junit.jupiter.api.Test;
import support.Threads;

class ScoresTest {
    @Test
    void twoThreads() throws Exception {
        Scores scores = new Scores();
        Threads.run(scores::won, scores::lost);
    }
}
