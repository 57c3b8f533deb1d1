package okstripedwallets;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class Wallets {
    private final Object[] stripes = new Object[8];
    private final ConcurrentMap<String, Long> balances = new ConcurrentHashMap<>();

    public Wallets() {
        for (int i = 0; i < stripes.length; i++) {
            stripes[i] = new Object();
        }
    }

    private Object stripe(String owner) {
        return stripes[Math.floorMod(owner.hashCode(), stripes.length)];
    }

    public void deposit(String owner, long amount) {
        synchronized (stripe(owner)) {
            long before = balances.getOrDefault(owner, 0L);
            balances.put(owner, before + amount);
        }
    }

    public boolean withdraw(String owner, long amount) {
        synchronized (stripe(owner)) {
            long before = balances.getOrDefault(owner, 0L);
            if (before < amount) {
                return false;
            }
            balances.put(owner, before - amount);
            return true;
        }
    }
}
