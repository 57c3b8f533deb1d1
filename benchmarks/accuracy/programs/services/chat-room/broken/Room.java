package chatroom;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Room {
    private final Set<String> users = ConcurrentHashMap.newKeySet();
    private final Map<String, ConcurrentLinkedQueue<String>> inboxes = new ConcurrentHashMap<>();

    public void join(String user) {
        if (users.add(user)) {
            inboxes.put(user, new ConcurrentLinkedQueue<>());
        }
    }

    public void leave(String user) {
        users.remove(user);
        inboxes.remove(user);
    }

    public void say(String text) {
        for (String user : users) {
            inboxes.get(user).add(text);
        }
    }
}
