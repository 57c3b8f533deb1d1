package lazyindex;

import java.util.List;
import org.junit.jupiter.api.Test;
import support.Threads;

class CatalogTest {
    @Test
    void twoSearches() throws Exception {
        Catalog catalog = new Catalog(List.of("Emma", "Evelina", "Dracula"));
        Threads.run(() -> catalog.startingWith('E'), () -> catalog.startingWith('D'));
    }
}
