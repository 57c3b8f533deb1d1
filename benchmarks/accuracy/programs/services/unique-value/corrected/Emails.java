package uniquevalue;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Emails {
    private final Map<String, String> emails = new ConcurrentHashMap<>();

    public synchronized boolean register(String name, String email) {
        if (emails.containsValue(email)) {
            return false;
        }
        emails.put(name, email);
        return true;
    }
}
