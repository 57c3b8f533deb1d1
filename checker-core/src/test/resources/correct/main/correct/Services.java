package correct;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Controllers and services that only call others, all correct. */
public class Services {
    private Services() {}

    public static class Account {
        private long balance;

        public Account(long balance) {
            this.balance = balance;
        }

        public synchronized boolean withdraw(long amount) {
            if (balance < amount) {
                return false;
            }
            balance -= amount;
            return true;
        }

        public synchronized void deposit(long amount) {
            balance += amount;
        }

        public synchronized long balance() {
            return balance;
        }
    }

    /** Money on its way is in no account, and that is meant. */
    public static class TransferService {
        private final AtomicLong transfers = new AtomicLong();

        public boolean transfer(Account from, Account to, long amount) {
            if (!from.withdraw(amount)) {
                return false;
            }
            to.deposit(amount);
            transfers.incrementAndGet();
            return true;
        }
    }

    public static class Inventory {
        private final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();

        public void add(String item, int number) {
            stock.merge(item, number, Integer::sum);
        }

        public boolean reserve(String item) {
            boolean[] reserved = new boolean[1];
            stock.computeIfPresent(item, (key, number) -> {
                reserved[0] = number > 0;
                return number > 0 ? number - 1 : number;
            });
            return reserved[0];
        }

        public int available(String item) {
            return stock.getOrDefault(item, 0);
        }
    }

    public static class Orders {
        private final List<String> orders = new ArrayList<>();

        public synchronized void add(String order) {
            orders.add(order);
        }

        public synchronized List<String> all() {
            return new ArrayList<>(orders);
        }

        public synchronized int count() {
            return orders.size();
        }
    }

    /** Calls one after the other. */
    public static class Shop {
        private final Inventory inventory;
        private final Orders orders;
        private final AtomicInteger refused = new AtomicInteger();

        public Shop(Inventory inventory, Orders orders) {
            this.inventory = inventory;
            this.orders = orders;
        }

        public boolean order(String item) {
            if (inventory.available(item) == 0) {
                refused.incrementAndGet();
                return false;
            }
            if (!inventory.reserve(item)) {
                refused.incrementAndGet();
                return false;
            }
            orders.add(item);
            return true;
        }

        public String summary() {
            return orders.count() + " orders, " + refused.get() + " refused";
        }
    }

    /** A controller that counts what it was asked. */
    public static class Controller {
        private final Shop shop;
        private final Map<String, AtomicInteger> hits = new ConcurrentHashMap<>();

        public Controller(Shop shop) {
            this.shop = shop;
        }

        public String post(String item) {
            hits.computeIfAbsent("/order", key -> new AtomicInteger()).incrementAndGet();
            return shop.order(item) ? "201" : "409";
        }

        public String get() {
            hits.computeIfAbsent("/summary", key -> new AtomicInteger()).incrementAndGet();
            return shop.summary();
        }
    }

    /** A room in a map; empty rooms are removed under the lock of the map's entry. */
    public static class Chat {
        private final ConcurrentHashMap<String, Integer> rooms = new ConcurrentHashMap<>();

        public void enter(String room) {
            rooms.compute(room, (key, members) -> members == null ? 1 : members + 1);
        }

        public void leave(String room) {
            rooms.compute(room, (key, members) -> members == null || members == 1 ? null : members - 1);
        }

        public int members(String room) {
            return rooms.getOrDefault(room, 0);
        }
    }

    /** Sends to each of many, and keeps those that could not be reached. */
    public static class Broadcaster {
        private final Collection<StringBuffer> clients = ConcurrentHashMap.newKeySet();
        private final AtomicInteger sent = new AtomicInteger();

        public void connect(StringBuffer client) {
            clients.add(client);
        }

        public void disconnect(StringBuffer client) {
            clients.remove(client);
        }

        public void send(String text) {
            for (StringBuffer client : clients) {
                client.append(text);
                sent.incrementAndGet();
            }
        }

        public int clients() {
            return clients.size();
        }
    }
}
