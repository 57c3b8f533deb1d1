package bitsetclaim;

import java.util.BitSet;

public class Ports {
    private final BitSet used = new BitSet();

    public int claim() {
        int free = used.nextClearBit(0);
        used.set(free);
        return free;
    }
}
