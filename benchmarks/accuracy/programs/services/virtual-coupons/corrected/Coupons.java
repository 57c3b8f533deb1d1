package virtualcoupons;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class Coupons {
    private final Set<String> used = ConcurrentHashMap.newKeySet();

    public boolean redeem(String code) {
        return used.add(code);
    }
}
