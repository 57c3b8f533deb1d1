package votes;

public class Votes {
    private int yes;

    public void yes() {
        yes = yes + 1;
    }
}
