package downloadmanager;

import org.junit.jupiter.api.Test;
import support.Threads;

class DownloadManagerTest {
    @Test
    void sameUrl() throws Exception {
        DownloadManager manager = new DownloadManager(String::getBytes);
        Threads.run(() -> manager.fetch("/logo").get(), () -> manager.fetch("/logo").get());
        manager.started();
    }
}
