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
        lengths.merge(user, buffer.length(), Integer::sum);
    }
}
