package copyonwritecontains;

import java.util.concurrent.CopyOnWriteArrayList;

public class Subscribers {
    private final CopyOnWriteArrayList<String> names = new CopyOnWriteArrayList<>();

    public void subscribe(String name) {
        names.addIfAbsent(name);
    }
}
