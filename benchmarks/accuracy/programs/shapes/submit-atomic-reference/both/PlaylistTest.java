package songs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class PlaylistTest {
    @Test
    void twoSongs() throws Exception {
        Playlist playlist = new Playlist();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> first = pool.submit(() -> playlist.add("So What"));
        Future<Integer> second = pool.submit(() -> playlist.add("Naima"));
        first.get();
        second.get();
        pool.shutdown();
    }
}
