package lazy;

public class Config {
    private Object parsed;

    public synchronized Object parsed() {
        if (parsed == null) {
            parsed = new Object();
        }
        return parsed;
    }
}
