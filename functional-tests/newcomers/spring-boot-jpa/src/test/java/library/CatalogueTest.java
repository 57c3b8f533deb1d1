package library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class CatalogueTest {
    @Autowired
    private Books books;

    private Catalogue catalogue;

    @BeforeEach
    void fill() {
        books.deleteAll();
        books.save(new Book("Emma"));
        catalogue = new Catalogue(books);
    }

    @Test
    void twoReaders() throws Exception {
        Callable<Book> reader = () -> catalogue.find("Emma");
        ExecutorService readers = Executors.newFixedThreadPool(2);
        for (Future<Book> found : readers.invokeAll(List.of(reader, reader))) {
            assertEquals("Emma", found.get().title());
        }
        readers.shutdown();
    }
}
