package songs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class Playlist {
    private final AtomicReference<List<String>> songs = new AtomicReference<>(List.of());

    public int add(String song) {
        while (true) {
            List<String> before = songs.get();
            List<String> longer = new ArrayList<>(before);
            longer.add(song);
            if (songs.compareAndSet(before, List.copyOf(longer))) {
                return longer.size();
            }
        }
    }
}
