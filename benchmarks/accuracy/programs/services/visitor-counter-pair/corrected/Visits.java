package visitorcounterpair;

public class Visits {
    private final Object lockOfAll = new Object();
    private final Object lockOfNew = new Object();
    private int all;
    private int fresh;

    public synchronized void visit(boolean isNew) {
        synchronized (lockOfAll) {
            all++;
        }
        synchronized (lockOfNew) {
            fresh += isNew ? 1 : 0;
        }
    }

    public synchronized double share() {
        int total;
        int part;
        synchronized (lockOfAll) {
            total = all;
        }
        synchronized (lockOfNew) {
            part = fresh;
        }
        return total == 0 ? 0 : (double) part / total;
    }
}
