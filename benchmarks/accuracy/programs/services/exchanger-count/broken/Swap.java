package exchangercount;

import java.util.concurrent.Exchanger;

public class Swap {
    private final Exchanger<String> exchanger = new Exchanger<>();
    private int swaps;
    private String last;

    public String swap(String mine) throws InterruptedException {
        String theirs = exchanger.exchange(mine);
        remember(theirs);
        return theirs;
    }

    private void remember(String theirs) {
        if (last == null) {
            last = theirs;
            swaps = swaps + 1;
        }
    }
}
