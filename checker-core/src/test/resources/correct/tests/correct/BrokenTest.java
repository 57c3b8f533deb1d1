package correct;

import static threads.TwoThreads.both;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Two threads, each does a thing. */
class BrokenTest {
    @Test
    void lazyWithoutLock() throws Exception {
        Broken.LazyWithoutLock x = new Broken.LazyWithoutLock();
        both(() -> x.send("a"), () -> x.send("b"));
    }

    @Test
    void numberedLog() throws Exception {
        Broken.NumberedLog x = new Broken.NumberedLog();
        both(x::log, x::log);
    }

    @Test
    void firstName() throws Exception {
        Broken.FirstName x = new Broken.FirstName();
        both(x::name, x::name);
    }

    @Test
    void countedFromZero() throws Exception {
        Broken.CountedFromZero x = new Broken.CountedFromZero();
        both(x::count, x::count);
    }

    @Test
    void trustingVisitor() throws Exception {
        Broken.TrustingVisitor x = new Broken.TrustingVisitor();
        both(x::visit, x::visit);
    }

    @Test
    void oldSize() throws Exception {
        Broken.OldSize x = new Broken.OldSize();
        both(() -> {
            try {
                x.copy();
            } catch (IllegalStateException expected) {
                // another thread came in between
            }
        }, x::grow);
    }

    @Test
    void total() throws Exception {
        Broken.Total x = new Broken.Total();
        both(() -> x.total(List.of("a", "b")), x::move);
    }

    @Test
    void lookThenPut() throws Exception {
        Broken.LookThenPut x = new Broken.LookThenPut();
        both(x::put, x::put);
    }

    @Test
    void share() throws Exception {
        Broken.Share x = new Broken.Share();
        both(x::count, x::share);
    }
}
