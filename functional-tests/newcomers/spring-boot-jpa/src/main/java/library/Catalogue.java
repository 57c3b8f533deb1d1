package library;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Service;

/** Keeps the books that were asked for. */
@Service
public class Catalogue {
    private final Books books;
    private final Map<String, Book> kept = new ConcurrentHashMap<>();

    public Catalogue(Books books) {
        this.books = books;
    }

    /** Two readers may get two different books of one title. */
    public Book find(String title) {
        Book book = kept.get(title);
        if (book == null) {
            book = books.findByTitle(title).orElseThrow();
            kept.put(title, book);
        }
        return book;
    }
}
