package votes;

public class Votes {
    private int yes;

    public synchronized void yes() {
        yes = yes + 1;
    }
}
