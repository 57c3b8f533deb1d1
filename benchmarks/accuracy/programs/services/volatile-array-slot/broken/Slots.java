package volatilearrayslot;

public class Slots {
    private final String[] owners = new String[4];
    private volatile int changes;

    public boolean claim(int slot, String who) {
        if (owners[slot] != null) {
            return false;
        }
        owners[slot] = who;
        changes++;
        return true;
    }
}
