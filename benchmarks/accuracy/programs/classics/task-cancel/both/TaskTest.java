package task;

import org.junit.jupiter.api.Test;
import support.Threads;

class TaskTest {
    @Test
    void cancelledAtTheBeginning() throws Exception {
        Task task = new Task();
        Threads.run(task::begin, task::cancel);
    }
}
