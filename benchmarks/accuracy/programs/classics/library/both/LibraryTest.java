package library;

import org.junit.jupiter.api.Test;
import support.Threads;

class LibraryTest {
    @Test
    void askedForWhileLent() throws Exception {
        Library library = new Library();
        library.buy("Emma");
        Threads.run(() -> library.lend("Emma", "Ada"), () -> library.owns("Emma"));
    }
}
