package versioncheck;

public class Row {
    private int version;
    private String text = "";

    public synchronized int version() {
        return version;
    }

    public synchronized boolean update(int expected, String text) {
        if (version != expected) {
            return false;
        }
        this.text = text;
        version++;
        return true;
    }

    public synchronized String text() {
        return text;
    }
}
