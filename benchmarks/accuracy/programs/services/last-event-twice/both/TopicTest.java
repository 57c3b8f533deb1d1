package lasteventtwice;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import support.Threads;

class TopicTest {
    @Test
    void twoThreads() throws Exception {
        Topic topic = new Topic();
        Queue<String> events = new ConcurrentLinkedQueue<>();
        Threads.run(() -> topic.subscribe(events::add), () -> topic.publish("a"));
    }
}
