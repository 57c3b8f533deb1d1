package contended;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for each other, wake each other up and poll. */
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // some look before they take the lock
final class Waits {
    private static final int CAPACITY = 2;

    private final Deque<Integer> items = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private final Deque<Integer> others = new ArrayDeque<>();
    private volatile int turn;
    private int tickets;
    private boolean isOpen;

    static void right(int rounds) {
        Waits shared = new Waits();
        Crowd.each(rounds, round -> shared.put(round), round -> shared.take());
        Crowd.each(rounds, round -> shared.offer(round), round -> shared.poll());
        Crowd.each(Math.min(rounds, 200), shared::pollForTurn, shared::passTurn);
        Crowd.each(rounds, round -> shared.open(), round -> shared.enter(), round -> shared.close());
        Crowd.all(rounds, round -> shared.tick());
    }

    /** Waits, then wakes others up: with one monitor for both. */
    private synchronized void put(int item) throws InterruptedException {
        while (items.size() == CAPACITY) {
            wait();
        }
        items.addLast(item);
        notifyAll();
    }

    private synchronized int take() throws InterruptedException {
        while (items.isEmpty()) {
            wait(1);
        }
        int item = items.removeFirst();
        notifyAll();
        return item;
    }

    private void offer(int item) throws InterruptedException {
        lock.lock();
        try {
            while (others.size() == CAPACITY) {
                notFull.await();
            }
            others.addLast(item);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    private int poll() throws InterruptedException {
        lock.lock();
        try {
            while (others.isEmpty()) {
                notEmpty.await(1, TimeUnit.MILLISECONDS);
            }
            int item = others.removeFirst();
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }

    /** Polls with a pause until it is its turn. */
    private void pollForTurn(int round) throws InterruptedException {
        while (turn != 2 * round + 1) {
            pause();
        }
        turn = 2 * round + 2;
    }

    private void passTurn(int round) throws InterruptedException {
        while (turn != 2 * round) {
            Thread.sleep(0, 1000);
        }
        turn = 2 * round + 1;
    }

    private static void pause() throws InterruptedException {
        TimeUnit.MICROSECONDS.sleep(1);
    }

    /** Looks under the lock, for a while. */
    private synchronized void enter() throws InterruptedException {
        if (!isOpen) {
            wait(0, 1000);
        }
        if (isOpen) {
            tickets++;
        }
    }

    /** Two signals of one method: each belongs to a step of its own, under its own lock. */
    private void open() {
        synchronized (this) {
            isOpen = true;
            notify();
            notifyAll();
        }
    }

    private synchronized void close() {
        isOpen = false;
    }

    /** A clock that can be woken up early. */
    private synchronized void tick() throws InterruptedException {
        notifyAll();
        wait(0, 1000);
    }
}
