package votes;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import support.Threads;

class VotesTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void votes(int threads) throws Exception {
        Votes votes = new Votes();
        Threads.Task[] tasks = new Threads.Task[threads];
        java.util.Arrays.fill(tasks, (Threads.Task) votes::yes);
        Threads.run(tasks);
    }
}
