package dev.atomicity.agent.flow;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.StampedLock;

/** Pauses in loops that wait, and others. Never run: only looked at. */
@SuppressWarnings("unused")
class PauseExamples extends PauseExamplesBase {
    private volatile boolean ready;
    private volatile boolean alsoReady;
    private volatile boolean stopped;
    private volatile int state;
    private int count;
    private int tries;
    private int rounds;
    private final int[] slots = new int[4];
    private final AtomicBoolean lock = new AtomicBoolean();
    private final Queue<String> queue = new ConcurrentLinkedQueue<>();
    private final List<String> results = new ArrayList<>();
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private final AtomicReference<Thread> owner = new AtomicReference<>();
    private final AtomicInteger number = new AtomicInteger();
    private final StampedLock stamps = new StampedLock();
    private Sleeper sleeper;

    interface Sleeper {
        void sleep(long millis) throws InterruptedException;
    }

    // ---------------------------------------------------------------- loops that wait

    void untilReady() throws InterruptedException {
        while (!ready) {
            Thread.sleep(10);
        }
    }

    void untilReadyByYield() {
        while (!ready) {
            Thread.yield();
        }
    }

    void untilReadyBySpinning() {
        while (!ready) {
            Thread.onSpinWait();
        }
    }

    void untilReadyByParking() {
        while (!ready) {
            LockSupport.parkNanos(1000);
        }
    }

    void untilReadyByTimeUnit() throws InterruptedException {
        while (!ready) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    void untilTaken() throws InterruptedException {
        do {
            Thread.sleep(1);
        } while (!lock.compareAndSet(false, true));
    }

    void untilReadyInTurns() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            while (!ready) {
                Thread.sleep(1);
            }
            count++;
        }
    }

    private boolean isDone() {
        return ready;
    }

    void untilCalledMethodSaysSo() throws InterruptedException {
        while (!isDone()) {
            Thread.sleep(1);
        }
    }

    void untilLocalSaysSo() throws InterruptedException {
        boolean isDone = isDone();
        while (!isDone) {
            Thread.sleep(1);
            isDone = isDone();
        }
    }

    void untilBothAreReady() throws InterruptedException {
        boolean areReady = false;
        while (!areReady) {
            Thread.sleep(1);
            areReady = ready && alsoReady;
        }
    }

    void untilReadyOrInterrupted() {
        while (!ready) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                count++;
                Thread.currentThread().interrupt();
            }
        }
    }

    boolean untilReadyOrLate(long millis) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (!ready) {
            if (System.nanoTime() - deadline > 0) {
                return false;
            }
            Thread.sleep(10);
        }
        return true;
    }

    boolean untilReadyWithRetries() throws InterruptedException {
        for (int i = 0; i < 50 && !ready; i++) {
            Thread.sleep(10);
        }
        return ready;
    }

    void untilReadyWithRetriesInField() throws InterruptedException {
        while (!ready && tries < 10) {
            tries++;
            Thread.sleep(10);
        }
    }

    String untilQueueHasSome() throws InterruptedException {
        while (queue.isEmpty()) {
            Thread.sleep(1);
        }
        return queue.poll();
    }

    void untilEnoughResults(int wanted) throws InterruptedException {
        while (results.size() < wanted) {
            Thread.sleep(1);
        }
    }

    String untilPolled() throws InterruptedException {
        String next = queue.poll();
        while (next == null) {
            Thread.sleep(1);
            next = queue.poll();
        }
        return next;
    }

    int endlessUntilReturn() throws InterruptedException {
        while (true) {
            if (ready) {
                return count;
            }
            Thread.sleep(1);
        }
    }

    void endlessUntilBreak() throws InterruptedException {
        for (; ; ) {
            Thread.sleep(1);
            if (state > 3) {
                break;
            }
        }
        count++;
    }

    private int connect() throws IOException {
        return state;
    }

    int againAfterFailure() throws InterruptedException {
        while (true) {
            try {
                return connect();
            } catch (IOException e) {
                count++;
                Thread.sleep(100);
            }
        }
    }

    int someTimesAfterFailure() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            try {
                return connect();
            } catch (IOException e) {
                Thread.sleep(100);
            }
        }
        return -1;
    }

    void untilReadyInSmallSteps() throws InterruptedException {
        while (!ready) {
            for (int i = 0; i < 10; i++) {
                Thread.sleep(1);
            }
        }
    }

    void untilElementIsSet() throws InterruptedException {
        while (slots[2] == 0) {
            Thread.sleep(1);
        }
    }

    void bySwitch() throws InterruptedException {
        while (true) {
            Thread.sleep(1);
            switch (state) {
                case 1:
                case 2:
                    return;
                default:
                    break;
            }
        }
    }

    private static void quietly(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void quietly() {
        quietly(10);
    }

    void untilReadyByOwnMethod() {
        while (!ready) {
            quietly(10);
        }
    }

    void untilReadyByOwnMethodOfOwnMethod() {
        while (!ready) {
            quietly();
        }
    }

    void untilReadyByInheritedMethod() {
        while (!ready) {
            rest();
        }
    }

    void untilReadyByInterface() throws InterruptedException {
        while (!ready) {
            sleeper.sleep(10);
        }
    }

    void untilComputedBoundIsReached(int index) throws InterruptedException {
        int needed = index + 1;
        while (results.size() < needed) {
            Thread.sleep(1);
        }
    }

    void untilOwned() {
        Thread me = Thread.currentThread();
        while (!owner.compareAndSet(null, me)) {
            Thread.yield();
        }
    }

    void untilOwnedAtOnce() {
        while (!owner.compareAndSet(null, Thread.currentThread())) {
            Thread.yield();
        }
    }

    void untilOffered() throws InterruptedException {
        String item = results.get(0);
        while (!queue.offer(item)) {
            Thread.sleep(1);
        }
    }

    // ---------------------------------------------------------------- others

    void betweenReadAndAttempt() {
        int before;
        do {
            before = number.get();
            Thread.yield();
        } while (!number.compareAndSet(before, before + 1));
    }

    void betweenReadAndAttemptByOwnMethod() {
        int before;
        do {
            before = number.get();
            quietly(1);
        } while (!number.compareAndSet(before, before + 1));
    }

    void betweenReadAndReplace() {
        Integer before;
        do {
            before = map.get("a");
            Thread.yield();
        } while (!map.replace("a", before, 1));
    }

    int betweenStampAndValidate() {
        long stamp;
        int seen;
        do {
            stamp = stamps.tryOptimisticRead();
            seen = count;
            Thread.onSpinWait();
        } while (!stamps.validate(stamp));
        return seen;
    }

    void between() throws InterruptedException {
        int before = count;
        Thread.sleep(10);
        count = before + 1;
    }

    void betweenByTimeUnit() throws InterruptedException {
        int before = count;
        TimeUnit.MILLISECONDS.sleep(10);
        count = before + 1;
    }

    void betweenByParking() {
        int before = count;
        LockSupport.parkNanos(10);
        count = before + 1;
    }

    void betweenBySpinning() {
        int before = count;
        for (int i = 0; i < 100; i++) {
            Thread.onSpinWait();
        }
        count = before + 1;
    }

    void betweenAgainAndAgain() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            int before = count;
            Thread.sleep(1);
            count = before + 1;
        }
    }

    void betweenUntilStopped() throws InterruptedException {
        while (!stopped) {
            int before = count;
            Thread.sleep(1);
            count = before + 1;
        }
    }

    void betweenElements() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            int before = slots[i];
            Thread.sleep(1);
            slots[i] = before + 1;
        }
    }

    void betweenCalls() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            Integer before = map.get("a");
            Thread.sleep(1);
            map.put("a", before == null ? 1 : before + 1);
        }
    }

    void betweenForATime() throws InterruptedException {
        long end = System.currentTimeMillis() + 100;
        while (System.currentTimeMillis() < end) {
            Integer before = map.get("a");
            Thread.sleep(1);
            map.put("a", before);
        }
    }

    void betweenCountedByLong() throws InterruptedException {
        for (long i = 0; i < rounds; i = i + 1) {
            Integer before = map.get("a");
            Thread.sleep(1);
            map.put("a", before);
        }
    }

    void betweenUpToAField() throws InterruptedException {
        for (int i = 0; i < rounds; i++) {
            Integer before = map.get("a");
            Thread.sleep(1);
            map.put("a", before);
        }
    }

    void forEachOfACollection() throws InterruptedException {
        for (String result : results) {
            queue.add(result);
            Thread.sleep(1);
        }
    }

    void forEachOfAnArray() throws InterruptedException {
        for (int slot : slots) {
            map.put("a", slot);
            Thread.sleep(1);
        }
    }

    void untilItHasDoneItAll() throws InterruptedException {
        while (count < 100) {
            int before = count;
            Thread.sleep(1);
            count = before + 1;
        }
    }

    void afterALoop() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            count++;
        }
        Thread.sleep(1);
    }

    void byOwnMethodBetween() {
        int before = count;
        quietly(10);
        count = before + 1;
    }
}

/** Has a method that pauses, for others to inherit. */
class PauseExamplesBase {
    final void rest() {
        LockSupport.parkNanos(1000);
    }
}
