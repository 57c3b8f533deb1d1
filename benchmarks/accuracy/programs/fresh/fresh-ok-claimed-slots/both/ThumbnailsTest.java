package okclaimedslots;

import java.util.List;
import org.junit.jupiter.api.Test;
import support.Threads;

class ThumbnailsTest {
    @Test
    void twoWorkers() throws Exception {
        Thumbnails thumbnails = new Thumbnails(List.of("a", "b", "c"));
        Threads.run(thumbnails::work, thumbnails::work);
        thumbnails.results();
    }
}
