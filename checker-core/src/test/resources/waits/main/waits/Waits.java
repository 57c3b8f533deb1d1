package waits;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for something, and test it once, or until it is so. */
public final class Waits {
    private Waits() {}

    public static class IfMailbox {
        private final Deque<String> mails = new ArrayDeque<>();

        public synchronized void put(String mail) {
            mails.add(mail);
            notifyAll();
        }

        public synchronized String take() throws InterruptedException {
            if (mails.isEmpty()) {
                wait();
            }
            return mails.remove();
        }
    }

    public static class WhileMailbox {
        private final Deque<String> mails = new ArrayDeque<>();

        public synchronized void put(String mail) {
            mails.add(mail);
            notifyAll();
        }

        public synchronized String take() throws InterruptedException {
            while (mails.isEmpty()) {
                wait();
            }
            return mails.remove();
        }
    }

    /** It copes with a queue that is empty after all. */
    public static class PollingMailbox {
        private final Deque<String> mails = new ArrayDeque<>();

        public synchronized void put(String mail) {
            mails.add(mail);
            notifyAll();
        }

        public synchronized String take() throws InterruptedException {
            if (mails.isEmpty()) {
                wait();
            }
            String mail = mails.poll();
            return mail == null ? "none" : mail;
        }
    }

    public static class IfGate {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition free = lock.newCondition();
        private int places;

        public void enter() throws InterruptedException {
            lock.lock();
            try {
                if (places == 0) {
                    free.await();
                }
                places--;
            } finally {
                lock.unlock();
            }
        }

        public void leave() {
            lock.lock();
            try {
                places++;
                free.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    /** One waits, one signals: what is waited for is so when the wait is over. */
    public static class Once {
        private boolean isReady;
        private int uses;

        public synchronized void ready() {
            isReady = true;
            notifyAll();
        }

        public synchronized void use() throws InterruptedException {
            if (!isReady) {
                wait();
            }
            isReady = false;
            uses++;
        }
    }
}
