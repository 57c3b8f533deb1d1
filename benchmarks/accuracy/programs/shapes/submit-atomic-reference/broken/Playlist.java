package songs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class Playlist {
    private final AtomicReference<List<String>> songs = new AtomicReference<>(List.of());

    public int add(String song) {
        List<String> longer = new ArrayList<>(songs.get());
        longer.add(song);
        songs.set(List.copyOf(longer));
        return longer.size();
    }
}
