package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

class UncheckedWaitsTest {
    /** Never run: only looked at. */
    @SuppressWarnings({"unused", "WaitNotInLoop", "SynchronizeOnNonFinalField"})
    static final class Waiting {
        private boolean ready;
        private Object other = new Object();
        private final long limit = 5;
        private final int[] slots = new int[3];
        private final Lock lock = new ReentrantLock();
        private final Condition isReady = lock.newCondition();

        // ------------------------------------------------------------ decided before the lock was taken

        void lookThenLock() throws InterruptedException {
            if (!ready) {
                synchronized (other) {
                    other.wait();
                }
            }
        }

        void lockInLoop() throws InterruptedException {
            while (!ready) {
                synchronized (this) {
                    wait(10);
                }
            }
        }

        synchronized void wholeMethod() throws InterruptedException {
            wait();
        }

        void onlyTheTimeIsLookedAt(long millis) throws InterruptedException {
            synchronized (other) {
                if (millis > 0 && System.currentTimeMillis() < millis && limit > 3) {
                    other.wait(millis, 1);
                }
            }
        }

        void looksAfterwards() throws InterruptedException {
            synchronized (this) {
                do {
                    wait();
                } while (!ready);
            }
        }

        void lookThenLockOfCondition() throws InterruptedException {
            if (!ready) {
                lock.lock();
                try {
                    isReady.await();
                } finally {
                    lock.unlock();
                }
            }
        }

        // ------------------------------------------------------------ decided under the lock

        void inLoop() throws InterruptedException {
            synchronized (this) {
                while (!ready) {
                    wait();
                }
            }
        }

        synchronized void inLoopOfMethod() throws InterruptedException {
            while (slots[0] == 0) {
                wait();
            }
        }

        private boolean isReady() {
            return ready;
        }

        void byCalledMethod() throws InterruptedException {
            synchronized (this) {
                if (!isReady()) {
                    wait();
                }
            }
        }

        void withDeadline(long deadline) throws InterruptedException {
            synchronized (this) {
                while (!ready) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) {
                        return;
                    }
                    wait(left);
                }
            }
        }

        void lookAgain() throws InterruptedException {
            if (!ready) {
                synchronized (other) {
                    if (!ready) {
                        other.wait();
                    }
                }
            }
        }

        void byCaller() throws InterruptedException {
            wait();
        }

        void ofCondition() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (!ready) {
                    isReady.await();
                }
            } finally {
                lock.unlock();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lookThenLock",
                "lockInLoop",
                "wholeMethod",
                "onlyTheTimeIsLookedAt",
                "looksAfterwards",
                "lookThenLockOfCondition"
            })
    void decidedBefore(String method) throws IOException {
        assertThat(unchecked(method)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "inLoop",
                "inLoopOfMethod",
                "byCalledMethod",
                "withDeadline",
                "lookAgain",
                "byCaller",
                "ofCondition"
            })
    void decidedUnderTheLock(String method) throws IOException {
        assertThat(unchecked(method)).isZero();
    }

    private static int unchecked(String name) throws IOException {
        ClassNode type = new ClassNode();
        new ClassReader(Waiting.class.getName()).accept(type, 0);
        MethodNode method = type.methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
        return UncheckedWaits.of(type, method).size();
    }
}
