package correct;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** States, promises, buses and registries, all correct. */
public class Lifecycles {
    private Lifecycles() {}

    public enum State {
        NEW,
        STARTED,
        STOPPED
    }

    /** Each transition is a compareAndSet. */
    public static class StateMachine {
        private final AtomicReference<State> state = new AtomicReference<>(State.NEW);
        private final AtomicInteger starts = new AtomicInteger();

        public boolean start() {
            if (!state.compareAndSet(State.NEW, State.STARTED)) {
                return false;
            }
            starts.incrementAndGet();
            return true;
        }

        public boolean stop() {
            return state.getAndSet(State.STOPPED) != State.STOPPED;
        }

        public boolean isRunning() {
            return state.get() == State.STARTED;
        }
    }

    /** A service with a lock for its states, and listeners that are called outside of it. */
    public static class Service {
        private final List<Consumer<State>> listeners = new CopyOnWriteArrayList<>();
        private State state = State.NEW;

        public void addListener(Consumer<State> listener) {
            listeners.add(listener);
        }

        public void start() {
            synchronized (this) {
                if (state != State.NEW) {
                    return;
                }
                state = State.STARTED;
            }
            tell(State.STARTED);
        }

        public void stop() {
            synchronized (this) {
                if (state == State.STOPPED) {
                    return;
                }
                state = State.STOPPED;
            }
            tell(State.STOPPED);
        }

        public synchronized State state() {
            return state;
        }

        private void tell(State now) {
            for (Consumer<State> listener : listeners) {
                listener.accept(now);
            }
        }
    }

    /** Closed once; who works looks at the flag first. */
    public static class Closeable {
        private final AtomicBoolean closed = new AtomicBoolean();
        private final AtomicInteger writes = new AtomicInteger();
        private volatile boolean flushed;

        public boolean write() {
            if (closed.get()) {
                return false;
            }
            writes.incrementAndGet();
            return true;
        }

        public void close() {
            if (closed.compareAndSet(false, true)) {
                flushed = true;
            }
        }

        public boolean isFlushed() {
            return flushed;
        }
    }

    /** A flag that only ever becomes true, looked at in each round. */
    public static class Worker {
        private volatile boolean cancelled;
        private volatile int done;

        public int work(int rounds) {
            int mine = 0;
            for (int i = 0; i < rounds && !cancelled; i++) {
                mine++;
            }
            done = mine;
            return mine;
        }

        public void cancel() {
            cancelled = true;
        }

        public boolean isCancelled() {
            return cancelled;
        }

        public int done() {
            return done;
        }
    }

    /** Spins until the other one has published. */
    public static class Publication {
        private volatile boolean ready;
        private int value;

        public void publish(int newValue) {
            value = newValue;
            ready = true;
        }

        public int await() {
            while (!ready) {
                Thread.onSpinWait();
            }
            return value;
        }
    }

    /** Who completes it notifies the listeners; who comes late is notified at once. */
    public static class Promise {
        private final List<Consumer<String>> listeners = new ArrayList<>();
        private String result;

        public boolean complete(String value) {
            List<Consumer<String>> notified;
            synchronized (this) {
                if (result != null) {
                    return false;
                }
                result = value;
                notified = new ArrayList<>(listeners);
                listeners.clear();
            }
            notified.forEach(listener -> listener.accept(value));
            return true;
        }

        public void whenComplete(Consumer<String> listener) {
            synchronized (this) {
                if (result == null) {
                    listeners.add(listener);
                    return;
                }
            }
            listener.accept(result);
        }

        public synchronized boolean isDone() {
            return result != null;
        }
    }

    /** Listeners in a list that is copied, and numbers of what was posted. */
    public static class EventBus {
        private final ConcurrentMap<Class<?>, List<Consumer<Object>>> handlers = new ConcurrentHashMap<>();
        private final AtomicInteger posted = new AtomicInteger();
        private final AtomicInteger dead = new AtomicInteger();

        public void register(Class<?> type, Consumer<Object> handler) {
            handlers.computeIfAbsent(type, unused -> new CopyOnWriteArrayList<>()).add(handler);
        }

        public void unregister(Class<?> type, Consumer<Object> handler) {
            List<Consumer<Object>> list = handlers.get(type);
            if (list != null) {
                list.remove(handler);
            }
        }

        public void post(Object event) {
            posted.incrementAndGet();
            List<Consumer<Object>> list = handlers.get(event.getClass());
            if (list == null || list.isEmpty()) {
                dead.incrementAndGet();
                return;
            }
            for (Consumer<Object> handler : list) {
                handler.accept(event);
            }
        }
    }

    /** A registry whose entries know their registry. */
    public static class Registry {
        private final ConcurrentMap<String, Registration> entries = new ConcurrentHashMap<>();

        public Registration register(String name) {
            Registration created = new Registration(name);
            Registration there = entries.putIfAbsent(name, created);
            return there == null ? created : there;
        }

        public boolean isRegistered(String name) {
            return entries.containsKey(name);
        }

        public int size() {
            return entries.size();
        }

        /** Can be cancelled once. */
        public class Registration {
            private final String name;
            private final AtomicBoolean cancelled = new AtomicBoolean();

            Registration(String name) {
                this.name = name;
            }

            public void cancel() {
                if (cancelled.compareAndSet(false, true)) {
                    entries.remove(name, this);
                }
            }
        }
    }

    /** Opens after failures, and tries again after a while. Each decision is made under the lock. */
    public static class CircuitBreaker {
        private final int limit;
        private int failures;
        private long openedAt = -1;

        public CircuitBreaker(int limit) {
            this.limit = limit;
        }

        public synchronized boolean allows(long now) {
            return openedAt < 0 || now - openedAt > 100;
        }

        public synchronized void failed(long now) {
            if (++failures >= limit) {
                openedAt = now;
            }
        }

        public synchronized void succeeded() {
            failures = 0;
            openedAt = -1;
        }
    }

    /** Sessions with the time of their last use, which a sweeper removes. */
    public static class Sessions {
        private final ConcurrentMap<String, Session> sessions = new ConcurrentHashMap<>();

        public Session get(String id) {
            Session session = sessions.computeIfAbsent(id, Session::new);
            session.touch();
            return session;
        }

        public int sweep(long before) {
            int removed = 0;
            for (Session session : sessions.values()) {
                if (session.lastUse() < before && sessions.remove(session.id, session)) {
                    removed++;
                }
            }
            return removed;
        }

        public static class Session {
            private final String id;
            private volatile long lastUse;
            private volatile int uses;

            Session(String id) {
                this.id = id;
            }

            void touch() {
                lastUse = System.currentTimeMillis();
            }

            public long lastUse() {
                return lastUse;
            }
        }
    }

    /** Runs an action once, however many threads ask; the others wait for it. */
    public static class Once {
        private final AtomicBoolean begun = new AtomicBoolean();
        private final CountDownLatch finished = new CountDownLatch(1);
        private volatile int result;

        public int run() {
            if (begun.compareAndSet(false, true)) {
                result = 42;
                finished.countDown();
                return result;
            }
            try {
                finished.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return result;
        }
    }

    /** One load for all who ask at the same time. */
    public static class SingleFlight {
        private final ConcurrentMap<String, CompletableFuture<Integer>> flights = new ConcurrentHashMap<>();

        public int load(String key) {
            CompletableFuture<Integer> mine = new CompletableFuture<>();
            CompletableFuture<Integer> there = flights.putIfAbsent(key, mine);
            if (there != null) {
                return there.join();
            }
            try {
                mine.complete(key.length());
            } finally {
                flights.remove(key, mine);
            }
            return mine.join();
        }
    }
}
