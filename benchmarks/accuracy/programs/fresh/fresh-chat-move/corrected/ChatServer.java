package chatmove;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class ChatServer {
    /** A room with a lock of its own. */
    public static final class Room {
        private final ReentrantLock lock = new ReentrantLock();
        private final Set<String> members = new LinkedHashSet<>();

        public boolean enter(String member) {
            lock.lock();
            try {
                return members.add(member);
            } finally {
                lock.unlock();
            }
        }

        public boolean leave(String member) {
            lock.lock();
            try {
                return members.remove(member);
            } finally {
                lock.unlock();
            }
        }

        public boolean has(String member) {
            lock.lock();
            try {
                return members.contains(member);
            } finally {
                lock.unlock();
            }
        }
    }

    public void move(String member, Room from, Room to) throws InterruptedException {
        while (true) {
            from.lock.lock();
            try {
                if (to.lock.tryLock(1, TimeUnit.MILLISECONDS)) {
                    try {
                        if (from.has(member) && !to.has(member)) {
                            from.leave(member);
                            to.enter(member);
                        }
                        return;
                    } finally {
                        to.lock.unlock();
                    }
                }
            } finally {
                from.lock.unlock();
            }
        }
    }
}
