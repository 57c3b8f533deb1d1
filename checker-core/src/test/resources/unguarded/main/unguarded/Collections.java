package unguarded;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Objects that only one thread at a time may use, and walks that fail when others come in between; each with and without a lock. */
public final class Collections {
    private Collections() {}

    public static class BrokenList {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }
    }

    public static class LockedList {
        private final List<String> names = new ArrayList<>();

        public synchronized void add(String name) {
            names.add(name);
        }
    }

    public static class BrokenMap {
        private final Map<String, Integer> ages = new HashMap<>();

        public void set(String name, int age) {
            ages.put(name, age);
        }
    }

    /** Each call has the lock, and nobody cares what is between two of them. */
    public static class LockedMap {
        private final Map<String, Integer> ages = new TreeMap<>();

        public void set(String name, int age) {
            synchronized (ages) {
                ages.put(name, age);
            }
            synchronized (ages) {
                ages.put(name + "'s child", 0);
            }
        }
    }

    /** The keys are there already: to replace a value changes nothing else. */
    public static class ReplacingMap {
        private final Map<String, Integer> ages = new HashMap<>(Map.of("ann", 1, "bob", 2));

        public void set(String name, int age) {
            ages.put(name, age);
        }
    }

    public static class BrokenFormat {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd");

        public String show(long time) {
            return format.format(new Date(time));
        }
    }

    public static class LockedFormat {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd");

        public synchronized String show(long time) {
            return format.format(new Date(time));
        }
    }

    public static class BrokenWalk {
        private final List<String> guests = java.util.Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));

        public void add(String guest) {
            guests.add(guest);
        }

        public int letters() {
            int letters = 0;
            for (String guest : guests) {
                letters += guest.length();
            }
            return letters;
        }
    }

    public static class LockedWalk {
        private final List<String> guests = java.util.Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));

        public void add(String guest) {
            guests.add(guest);
        }

        public int letters() {
            synchronized (guests) {
                int letters = 0;
                for (String guest : guests) {
                    letters += guest.length();
                }
                return letters;
            }
        }
    }

    static final class Budget {
        private final AtomicInteger left = new AtomicInteger(1);

        int left() {
            return left.get();
        }

        void use() {
            left.decrementAndGet();
        }

        boolean tryUse() {
            return left.getAndUpdate(now -> now > 0 ? now - 1 : 0) > 0;
        }
    }

    /** The part has no field that changes: its state is in an atomic. */
    public static class BrokenOwner {
        private final Budget budget = new Budget();

        public boolean retry() {
            if (budget.left() > 0) {
                budget.use();
                return true;
            }
            return false;
        }
    }

    public static class RightOwner {
        private final Budget budget = new Budget();

        public boolean retry() {
            return budget.tryUse();
        }
    }

    /** The loop fails in the middle, because the user that it has just got is gone. */
    public static class BrokenRoom {
        private final Set<String> users = ConcurrentHashMap.newKeySet();
        private final Map<String, Queue<String>> mails = new ConcurrentHashMap<>();

        public void join(String user) {
            mails.put(user, new ConcurrentLinkedQueue<>());
            users.add(user);
        }

        public void leave(String user) {
            users.remove(user);
            mails.remove(user);
        }

        public void say(String text) {
            for (String user : users) {
                mails.get(user).add(text);
            }
        }
    }

    /** The loop expects that users come and go. */
    public static class TolerantRoom {
        private final Set<String> users = ConcurrentHashMap.newKeySet();
        private final Map<String, Queue<String>> mails = new ConcurrentHashMap<>();

        public void join(String user) {
            mails.put(user, new ConcurrentLinkedQueue<>());
            users.add(user);
        }

        public void leave(String user) {
            users.remove(user);
            mails.remove(user);
        }

        public void say(String text) {
            for (String user : users) {
                Queue<String> mail = mails.get(user);
                if (mail != null) {
                    mail.add(text);
                }
            }
        }
    }
}
