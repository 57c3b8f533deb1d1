package correct;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Two or three threads, each does a thing or two. */
class CorrectTest {
    private interface Body {
        void run() throws Exception;
    }

    private static void all(Body... bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            Body body = bodies[i];
            threads[i] = new Thread(() -> {
                try {
                    body.run();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void use(Pools.BorrowingPool pool) throws InterruptedException {
        pool.giveBack(pool.borrow());
    }

    @Test
    void lazyConnection() throws Exception {
        var x = new Caches.LazyConnection();
        all(() -> x.send("a"), () -> x.send("b"), () -> x.sent());
    }

    @Test
    void lazyConfiguration() throws Exception {
        var x = new Caches.LazyConfiguration();
        all(() -> x.address(), () -> x.address());
    }

    @Test
    void parsedLength() throws Exception {
        var x = new Caches.ParsedHeader("a,b");
        all(() -> x.length(), () -> x.length());
    }

    @Test
    void described() throws Exception {
        var x = new Caches.Described(1);
        all(() -> x.description(), () -> x.description());
    }

    @Test
    void lru() throws Exception {
        var x = new Caches.Lru(1);
        all(
                () -> {
                    x.put("a", 1);
                    x.get("a");
                },
                () -> {
                    x.get("a");
                    x.put("b", 2);
                },
                () -> x.ratio());
    }

    @Test
    void loadingCache() throws Exception {
        var x = new Caches.LoadingCache();
        all(
                () -> x.getAll(List.of("a", "b")),
                () -> {
                    x.invalidate("a");
                    x.get("b");
                },
                () -> x.getAll(List.of("b", "a")));
    }

    @Test
    void loadingCacheInvalidate() throws Exception {
        var x = new Caches.LoadingCache();
        all(() -> x.invalidateAll(List.of("a", "b")), () -> x.getAll(List.of("b", "a")), () -> x.loads());
    }

    @Test
    void memoizer() throws Exception {
        var x = new Caches.Memoizer();
        all(() -> x.compute(1), () -> x.compute(1), () -> x.compute(2));
    }

    @Test
    void readMostly() throws Exception {
        var x = new Caches.ReadMostly();
        all(() -> x.get("a"), () -> x.get("a"));
    }

    @Test
    void copyOnWriteTable() throws Exception {
        var x = new Caches.CopyOnWriteTable();
        all(
                () -> x.getOrPut("a", 1),
                () -> x.getOrPut("a", 2),
                () -> {
                    x.put("b", 3);
                    x.size();
                });
    }

    @Test
    void sentinel() throws Exception {
        var x = new Caches.Sentinel();
        all(() -> x.get(String::length), () -> x.get(String::length));
    }

    @Test
    void expiring() throws Exception {
        var x = new Caches.Expiring();
        all(() -> x.token(1), () -> x.token(1), () -> x.token(2));
    }

    @Test
    void multiMap() throws Exception {
        var x = new Caches.MultiMap();
        all(() -> x.add("a", "1"), () -> x.add("a", "2"));
    }

    @Test
    void borrowingPool() throws Exception {
        var x = new Pools.BorrowingPool(1);
        all(
                () -> use(x),
                () -> use(x),
                () -> {
                    x.idle();
                    x.waiting();
                });
    }

    @Test
    void borrowingPoolClear() throws Exception {
        var x = new Pools.BorrowingPool(2);
        all(() -> use(x), () -> x.clear(), () -> use(x));
    }

    @Test
    void simplePool() throws Exception {
        var x = new Pools.SimplePool();
        var c = new Pools.PoolClient(x);
        all(() -> c.format(1), () -> c.format(2), () -> x.out());
    }

    @Test
    void gate() throws Exception {
        var g = new Pools.Gate(1);
        var x = new Pools.Visitor(g);
        all(() -> x.visit(), () -> x.visit());
    }

    @Test
    void ownGate() throws Exception {
        var x = new Pools.OwnGate();
        all(() -> x.visit(), () -> x.visit());
    }

    @Test
    void bulkhead() throws Exception {
        var x = new Pools.Bulkhead();
        all(() -> x.run(() -> {}), () -> x.run(() -> {}), () -> x.active());
    }

    @Test
    void batcher() throws Exception {
        var x = new Pools.Batcher(2);
        all(
                () -> x.add("a"),
                () -> {
                    x.add("b");
                    x.batches();
                },
                () -> x.flush());
    }

    @Test
    void drained() throws Exception {
        var x = new Pools.Drained();
        all(() -> x.emit("a"), () -> x.emit("b"));
    }

    @Test
    void workQueue() throws Exception {
        var x = new Pools.WorkQueue();
        all(
                () -> {
                    x.submit(1);
                    x.submit(2);
                },
                () -> {
                    x.work();
                    x.stop();
                },
                () -> x.pending());
    }

    @Test
    void rateLimiter() throws Exception {
        var x = new Pools.RateLimiter(5);
        all(() -> x.tryAcquire(1), () -> x.tryAcquire(2));
    }

    @Test
    void stateMachine() throws Exception {
        var x = new Lifecycles.StateMachine();
        all(
                () -> x.start(),
                () -> {
                    x.start();
                    x.isRunning();
                },
                () -> x.stop());
    }

    @Test
    void service() throws Exception {
        var x = new Lifecycles.Service();
        x.addListener(s -> {});
        all(
                () -> x.start(),
                () -> x.stop(),
                () -> {
                    x.addListener(s -> {});
                    x.state();
                });
    }

    @Test
    void closeable() throws Exception {
        var x = new Lifecycles.Closeable();
        all(
                () -> {
                    x.write();
                    x.write();
                },
                () -> x.close(),
                () -> {
                    x.close();
                    x.isFlushed();
                });
    }

    @Test
    void worker() throws Exception {
        var x = new Lifecycles.Worker();
        all(
                () -> x.work(3),
                () -> x.cancel(),
                () -> {
                    x.isCancelled();
                    x.done();
                });
    }

    @Test
    void publication() throws Exception {
        var x = new Lifecycles.Publication();
        all(() -> x.publish(3), () -> x.await());
    }

    @Test
    void promise() throws Exception {
        var x = new Lifecycles.Promise();
        all(
                () -> x.complete("a"),
                () -> x.whenComplete(s -> {}),
                () -> {
                    x.complete("b");
                    x.isDone();
                });
    }

    @Test
    void eventBusUnregister() throws Exception {
        var x = new Lifecycles.EventBus();
        java.util.function.Consumer<Object> c = s -> {};
        x.register(String.class, c);
        all(() -> x.unregister(String.class, c), () -> x.post("a"), () -> x.post("b"));
    }

    @Test
    void registry() throws Exception {
        var x = new Lifecycles.Registry();
        all(
                () -> x.register("a").cancel(),
                () -> x.register("a"),
                () -> {
                    x.isRegistered("a");
                    x.size();
                });
    }

    @Test
    void circuitBreaker() throws Exception {
        var x = new Lifecycles.CircuitBreaker(2);
        all(
                () -> {
                    x.failed(1);
                    x.allows(2);
                },
                () -> x.failed(1),
                () -> x.succeeded());
    }

    @Test
    void sessions() throws Exception {
        var x = new Lifecycles.Sessions();
        all(() -> x.get("a"), () -> x.get("a"), () -> x.sweep(5));
    }

    @Test
    void once() throws Exception {
        var x = new Lifecycles.Once();
        all(() -> x.run(), () -> x.run());
    }

    @Test
    void singleFlight() throws Exception {
        var x = new Lifecycles.SingleFlight();
        all(() -> x.load("a"), () -> x.load("a"));
    }

    @Test
    void wordCount() throws Exception {
        var x = new Numbers.WordCount();
        all(() -> x.count("a", "b"), () -> x.count("b", "a"), () -> x.of("a"));
    }

    @Test
    void wordCountTwice() throws Exception {
        var x = new Numbers.WordCount();
        all(
                () -> {
                    x.countTwice("a");
                    x.countPlain("a");
                },
                () -> {
                    x.countTwice("a");
                    x.countPlain("a");
                });
    }

    @Test
    void histogram() throws Exception {
        var x = new Numbers.Histogram();
        all(() -> x.record(1), () -> x.record(2), () -> x.max());
    }

    @Test
    void metrics() throws Exception {
        var x = new Numbers.Metrics();
        all(
                () -> x.serve(true),
                () -> x.serve(false),
                () -> {
                    x.report();
                    x.active();
                });
    }

    @Test
    void metricRegistry() throws Exception {
        var x = new Numbers.MetricRegistry();
        all(() -> x.inc("a"), () -> x.inc("a"));
    }

    @Test
    void stack() throws Exception {
        var x = new Numbers.Stack();
        x.push("a");
        all(() -> x.push("b"), () -> x.pop(), () -> x.pop());
    }

    @Test
    void boundedCounter() throws Exception {
        var x = new Numbers.BoundedCounter();
        all(() -> x.increment(1), () -> x.increment(1), () -> x.get());
    }

    @Test
    void ringBuffer() throws Exception {
        var x = new Numbers.RingBuffer(2);
        all(() -> x.offer("a"), () -> x.poll(), () -> x.offer("b"));
    }

    @Test
    void ringBufferTwoConsumers() throws Exception {
        var x = new Numbers.RingBuffer(2);
        x.offer("a");
        all(() -> x.poll(), () -> x.poll(), () -> x.offer("b"));
    }

    @Test
    void striped() throws Exception {
        var x = new Numbers.Striped();
        all(() -> x.add("a", 1), () -> x.add("a", 2), () -> x.get("a"));
    }

    @Test
    void range() throws Exception {
        var x = new Numbers.Range();
        all(() -> x.setLow(5), () -> x.setHigh(4), () -> x.contains(5));
    }

    @Test
    void scheduler() throws Exception {
        var x = new Numbers.Scheduler();
        all(() -> x.schedule(3), () -> x.schedule(1), () -> x.next(5));
    }

    @Test
    void audit() throws Exception {
        var x = new Numbers.Audit();
        all(
                () -> x.log("a"),
                () -> x.log("a"),
                () -> {
                    x.oldest();
                    x.size();
                });
    }

    @Test
    void auditThree() throws Exception {
        var x = new Numbers.Audit();
        x.log("b");
        all(() -> x.log("a"), () -> x.oldest(), () -> x.log("b"));
    }

    @Test
    void ids() throws Exception {
        var x = new Numbers.Ids();
        all(
                () -> {
                    x.fromBlock();
                    x.id();
                },
                () -> x.fromBlock(),
                () -> x.id());
    }

    @Test
    void transferService() throws Exception {
        var a = new Services.Account(10);
        var b = new Services.Account(10);
        var x = new Services.TransferService();
        all(
                () -> x.transfer(a, b, 5),
                () -> x.transfer(b, a, 3),
                () -> {
                    a.balance();
                    b.balance();
                });
    }

    @Test
    void shop() throws Exception {
        var i = new Services.Inventory();
        i.add("a", 1);
        var o = new Services.Orders();
        var x = new Services.Controller(new Services.Shop(i, o));
        all(() -> x.post("a"), () -> x.post("a"), () -> x.get());
    }

    @Test
    void chat() throws Exception {
        var x = new Services.Chat();
        all(
                () -> {
                    x.enter("a");
                    x.leave("a");
                },
                () -> x.enter("a"),
                () -> x.members("a"));
    }

    @Test
    void broadcaster() throws Exception {
        var x = new Services.Broadcaster();
        var c = new StringBuffer();
        x.connect(new StringBuffer());
        all(
                () -> {
                    x.connect(c);
                    x.disconnect(c);
                },
                () -> x.send("a"),
                () -> {
                    x.send("b");
                    x.clients();
                });
    }
}
