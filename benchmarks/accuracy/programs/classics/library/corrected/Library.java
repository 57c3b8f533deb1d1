package library;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Books are on the shelf or with a reader. */
public class Library {
    private final Set<String> shelf = ConcurrentHashMap.newKeySet();
    private final Map<String, String> lent = new ConcurrentHashMap<>();

    public void buy(String book) {
        shelf.add(book);
    }

    public synchronized boolean lend(String book, String reader) {
        if (!shelf.remove(book)) {
            return false;
        }
        lent.put(book, reader);
        return true;
    }

    public synchronized boolean owns(String book) {
        return shelf.contains(book) || lent.containsKey(book);
    }
}
