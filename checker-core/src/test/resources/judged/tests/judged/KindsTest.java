package judged;

import static threads.TwoThreads.both;

import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class KindsTest {
    private final Kinds kinds = new Kinds();

    @Test
    void atomic() throws Exception {
        both(() -> kinds.atomic(10), () -> kinds.atomic(5));
    }

    @Test
    void element() throws Exception {
        both(() -> kinds.element(10), () -> kinds.element(5));
    }

    @Test
    void statics() throws Exception {
        both(() -> kinds.statics(10), () -> kinds.statics(5));
    }

    @Test
    void updater() throws Exception {
        both(() -> kinds.updater(10), () -> kinds.updater(5));
    }

    @Test
    void text() throws Exception {
        both(() -> kinds.text("body"), () -> kinds.text("thing"));
    }

    @Test
    void map() throws Exception {
        both(() -> kinds.map("key", 1), () -> kinds.map("key", 2));
    }

    @Test
    void guarded() throws Exception {
        both(() -> kinds.guarded("key", 1), () -> kinds.guarded("key", 2));
    }

    @Test
    void list() throws Exception {
        both(() -> kinds.list("name"), () -> kinds.list("name"));
    }

    @Test
    void set() throws Exception {
        both(() -> kinds.set("name"), () -> kinds.set("name"));
    }

    @Test
    void queue() throws Exception {
        both(kinds::queue, kinds::queue);
    }

    @Test
    void unknown() throws Exception {
        both(() -> kinds.unknown("name"), () -> kinds.unknown("name"));
    }

    @Test
    void sameElement() throws Exception {
        both(kinds::sameElement, kinds::writeElement);
    }

    @Test
    void sameText() throws Exception {
        both(kinds::sameText, kinds::writeText);
    }

    @Test
    void sameKey() throws Exception {
        both(kinds::sameKey, kinds::writeKey);
    }

    @Test
    void sameReference() throws Exception {
        both(kinds::sameReference, kinds::writeReference);
    }
}
