package faulty;

import dev.atomicity.faults.Partner;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Something of every kind that has hooks. Each scenario gives the same result each time, whoever runs it. */
public final class Program implements Cloneable {
    private static final VarHandle HANDLE;
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    private static final AtomicIntegerFieldUpdater<Program> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(Program.class, "updated");

    static {
        try {
            HANDLE = MethodHandles.lookup().findVarHandle(Program.class, "handled", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static int shared;

    private int field;
    private volatile int flag;
    private volatile int updated;

    @SuppressWarnings("unused") // by the handle
    private volatile int handled;

    private final int[] array = new int[200];
    private final AtomicInteger atomic = new AtomicInteger();
    private final AtomicReference<String> reference = new AtomicReference<>("");
    private final AtomicIntegerArray atomics = new AtomicIntegerArray(4);
    private final Map<String, Integer> map = new HashMap<>();
    private final Map<String, Integer> concurrent = new ConcurrentHashMap<>();
    private final Map<String, Integer> wrapped = Collections.synchronizedMap(new LinkedHashMap<>());
    private final List<Integer> list = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition condition = lock.newCondition();
    private final ReentrantReadWriteLock sides = new ReentrantReadWriteLock();
    private final StampedLock stamped = new StampedLock();
    private final ExecutorService pool = Executors.newSingleThreadExecutor(Program::daemon);

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    /** By name; what they give is the same each time. */
    public Map<String, Callable<Object>> scenarios() {
        Map<String, Callable<Object>> scenarios = new LinkedHashMap<>();
        scenarios.put("fields", this::fields);
        scenarios.put("arrays", this::arrays);
        scenarios.put("volatiles", this::volatiles);
        scenarios.put("atomics", this::atomics);
        scenarios.put("handles", this::handles);
        scenarios.put("collections", this::collections);
        scenarios.put("gates", this::gates);
        scenarios.put("fresh", this::fresh);
        scenarios.put("objects", this::objects);
        scenarios.put("monitors", this::monitors);
        scenarios.put("locks", this::locks);
        scenarios.put("synchronizers", this::synchronizers);
        scenarios.put("threads", this::threads);
        scenarios.put("tasks", this::tasks);
        return scenarios;
    }

    @Atomic
    private Object fields() throws CloneNotSupportedException {
        field = 1;
        shared = 2;
        Program copy = (Program) clone();
        copy.field = 3;
        return field + shared + copy.field;
    }

    @Atomic
    private Object arrays() {
        array[3] = 4;
        System.arraycopy(array, 0, array, 100, 10);
        Arrays.fill(array, 20, 30, 5);
        return array[103] + array[25];
    }

    @Atomic
    private Object volatiles() {
        flag = 1;
        updated = 2;
        return flag + updated;
    }

    @Atomic
    private Object atomics() {
        atomic.set(1);
        int sum = atomic.get() + atomic.incrementAndGet() + atomic.updateAndGet(value -> value + 1);
        boolean failed = atomic.compareAndSet(100, 7);
        boolean done = atomic.compareAndSet(3, 7);
        atomics.set(1, 5);
        sum += atomics.incrementAndGet(1) + atomics.updateAndGet(1, value -> value * 2);
        atomics.compareAndSet(1, 12, 0);
        reference.set("a");
        reference.accumulateAndGet("b", String::concat);
        return sum + " " + failed + done + reference.get();
    }

    @Atomic
    private Object handles() {
        HANDLE.setVolatile(this, 1);
        boolean done = HANDLE.compareAndSet(this, 1, 2);
        boolean failed = HANDLE.compareAndSet(this, 1, 3);
        ELEMENT.setVolatile(array, 50, 6);
        UPDATER.set(this, 3);
        UPDATER.compareAndSet(this, 3, 4);
        UPDATER.updateAndGet(this, value -> value + 1);
        return (int) HANDLE.getVolatile(this) + (int) ELEMENT.getVolatile(array, 50) + UPDATER.get(this) + " " + done
                + failed;
    }

    @Atomic
    private Object collections() {
        map.clear();
        map.put("a", 1);
        map.computeIfAbsent("b", key -> 2);
        map.putIfAbsent("b", 3);
        list.clear();
        list.addAll(List.of(1, 2, 3));
        list.set(1, 5);
        int sum = list.size() + list.get(1);
        for (Iterator<Integer> each = list.iterator(); each.hasNext(); ) {
            sum += each.next();
        }
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            sum += entry.setValue(entry.getValue() + 1);
        }
        List<Integer> view = Arrays.asList(1, 2, 3);
        view.set(0, 7);
        sum += view.iterator().next() + list.subList(0, 2).size();
        text.setLength(0);
        text.append(sum).append(map.get("a"));
        return text.toString();
    }

    @Atomic
    private Object gates() {
        concurrent.clear();
        concurrent.put("a", 1);
        concurrent.computeIfAbsent("b", key -> 2);
        concurrent.merge("b", 1, Integer::sum);
        boolean replaced = concurrent.replace("a", 9, 3);
        wrapped.clear();
        wrapped.put("a", 1);
        wrapped.computeIfPresent("a", (key, value) -> value + 1);
        int sum = concurrent.size();
        for (int value : concurrent.values()) {
            sum += value;
        }
        return sum + wrapped.get("a") + " " + replaced;
    }

    /** What is used for the first time. */
    @Atomic
    private Object fresh() {
        Map<String, Integer> made = new HashMap<>();
        made.put("a", 1);
        Map<String, Integer> shown = new ConcurrentHashMap<>(made);
        shown.merge("a", 1, Integer::sum);
        List<Integer> numbers = new ArrayList<>(List.of(1, 2));
        numbers.add(3);
        AtomicInteger count = new AtomicInteger();
        count.incrementAndGet();
        AtomicIntegerArray counts = new AtomicIntegerArray(2);
        counts.incrementAndGet(1);
        int[] elements = new int[3];
        kept = elements;
        kept[1] = 4;
        return shown.get("a") + numbers.get(2) + count.get() + counts.get(1) + kept[1];
    }

    private int[] kept;

    @Atomic
    private Object objects() throws ReflectiveOperationException {
        bytes.clear();
        bytes.putInt(5).flip();
        int sum = bytes.getInt();
        Field own = Program.class.getDeclaredField("field");
        own.setInt(this, 6);
        sum += own.getInt(this);
        Array.setInt(array, 7, 8);
        sum += Array.getInt(array, 7);
        matcher.reset("aab");
        sum += matcher.find() ? matcher.start() : 0;
        System.setProperty("faulty.property", "x");
        Integer[] boxes = List.of(1, 2).toArray(new Integer[0]);
        return sum + System.getProperty("faulty.property") + boxes[1] + String.valueOf(List.of(boxes));
    }

    private final ByteBuffer bytes = ByteBuffer.allocate(16);
    private final Matcher matcher = Pattern.compile("b").matcher("");

    private Object monitors() throws InterruptedException {
        synchronized (this) {
            field = 1;
            inMonitor();
            wait(1);
            notifyAll();
            return field;
        }
    }

    @Atomic
    private synchronized void inMonitor() {
        field = 2;
    }

    @Atomic
    private Object locks() throws InterruptedException {
        lock.lock();
        try {
            field = 5;
            condition.awaitNanos(1000);
            condition.signalAll();
        } finally {
            lock.unlock();
        }
        sides.writeLock().lock();
        sides.readLock().lock();
        sides.writeLock().unlock();
        int sum = field;
        sides.readLock().unlock();
        long stamp = stamped.tryOptimisticRead();
        sum += field;
        boolean valid = stamped.validate(stamp);
        stamp = stamped.writeLock();
        field = 6;
        stamped.unlockWrite(stamp);
        return sum + " " + valid;
    }

    @Atomic
    private Object synchronizers() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        field = 7;
        latch.countDown();
        latch.await();
        Semaphore semaphore = new Semaphore(1);
        semaphore.acquire();
        semaphore.release();
        CyclicBarrier barrier = new CyclicBarrier(1);
        barrier.await();
        barrier.reset();
        Phaser phaser = new Phaser(1);
        phaser.arriveAndAwaitAdvance();
        return field + semaphore.availablePermits() + phaser.getPhase();
    }

    @Atomic
    private Object threads() throws InterruptedException {
        int[] result = new int[1];
        field = 1;
        Thread thread = new Thread(() -> result[0] = field + 1);
        thread.start();
        thread.join();
        return result[0];
    }

    @Atomic
    private Object tasks() throws Exception {
        field = 1;
        int sum = pool.submit(() -> field + 1).get();
        FutureTask<Integer> own = new FutureTask<>(() -> field);
        own.run();
        sum += own.get();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<Integer> next = future.thenApply(value -> value + 1);
        future.complete(3);
        return sum + next.get() + new Sum(4).invoke();
    }

    /** Until there is no stack left. */
    @SuppressWarnings("InfiniteRecursion")
    @Atomic
    public int deep(int depth) {
        field = depth;
        flag = depth;
        array[depth & 63] = depth;
        atomic.incrementAndGet();
        map.put("a", depth);
        concurrent.merge("a", 1, Integer::sum);
        synchronized (this) {
            list.add(depth);
        }
        return deep(depth + 1) + field;
    }

    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;
        private final int size;

        Sum(int size) {
            this.size = size;
        }

        @Override
        protected Integer compute() {
            if (size <= 1) {
                return size;
            }
            Sum half = new Sum(size / 2);
            half.fork();
            return new Sum(size - size / 2).compute() + half.join();
        }
    }

    // ---------------------------------------------------------------- regions of both threads

    /** The partner runs the scenario inside a region, which stays open while the caller does something. */
    @Atomic
    public static void around(Runnable scenario, Runnable meanwhile) {
        scenario.run();
        meanwhile.run();
    }

    private int looked;

    /** A violation of the calling thread. */
    @Atomic
    public int lookTwice(Partner partner) {
        int first = looked;
        partner.run(this::change);
        return looked - first;
    }

    private void change() {
        looked++;
    }
}
