package doublecheckedwrong;

public class Settings {
    private volatile Object loaded;

    public Object get() {
        Object result = loaded;
        if (result == null) {
            synchronized (this) {
                loaded = new Object();
                result = loaded;
            }
        }
        return result;
    }
}
