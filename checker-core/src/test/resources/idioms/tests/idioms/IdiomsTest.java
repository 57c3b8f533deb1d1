package idioms;

import static threads.TwoThreads.both;

import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class IdiomsTest {
    private final Right right = new Right();
    private final Wrong wrong = new Wrong();
    private final LockFree lockFree = new LockFree();

    @Test
    void sentinel() throws Exception {
        both(right::sentinel, right::sentinel);
    }

    @Test
    void constant() throws Exception {
        both(right::constant, right::constant);
    }

    @Test
    void key() throws Exception {
        both(() -> right.key("key"), () -> right.key("key"));
    }

    @Test
    void lostRace() throws Exception {
        both(() -> right.lostRace("key"), () -> right.lostRace("key"));
    }

    @Test
    void flag() throws Exception {
        both(right::spin, right::finish);
    }

    @Test
    void time() throws Exception {
        both(right::touch, right::touch);
    }

    @Test
    void log() throws Exception {
        both(() -> right.log(1), right::request);
    }

    @Test
    void pool() throws Exception {
        both(right::borrow, right::borrow);
    }

    @Test
    void tasks() throws Exception {
        both(() -> right.work("one"), () -> right.work("other"));
    }

    @Test
    void wrongSentinel() throws Exception {
        both(wrong::sentinel, wrong::sentinel);
    }

    @Test
    void wrongKey() throws Exception {
        both(() -> wrong.key("key", 1), () -> wrong.key("key", 2));
    }

    @Test
    void wrongStart() throws Exception {
        both(wrong::start, wrong::start);
    }

    @Test
    void wrongLog() throws Exception {
        both(wrong::log, wrong::log);
    }

    @Test
    void wrongBound() throws Exception {
        both(() -> wrong.bounded("one"), () -> wrong.bounded("other"));
    }

    @Test
    void stack() throws Exception {
        lockFree.push("bottom");
        both(() -> lockFree.push("one"), lockFree::pop);
    }

    @Test
    void twoPop() throws Exception {
        lockFree.push("bottom");
        lockFree.push("top");
        both(lockFree::pop, lockFree::pop);
    }

    @Test
    void counter() throws Exception {
        both(lockFree::count, lockFree::count);
    }

    @Test
    void copies() throws Exception {
        both(() -> lockFree.add("one"), () -> lockFree.add("other"));
    }
}
