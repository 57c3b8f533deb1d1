package threadlocalleak;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Sessions {
    private static final ThreadLocal<StringBuilder> BUFFER = ThreadLocal.withInitial(StringBuilder::new);
    private final Map<String, Integer> lengths = new ConcurrentHashMap<>();

    public void write(String user, String text) {
        StringBuilder buffer = BUFFER.get();
        buffer.setLength(0);
        buffer.append(text);
        Integer before = lengths.get(user);
        lengths.put(user, (before == null ? 0 : before) + buffer.length());
    }
}
