package chatobjects;

import java.util.ArrayList;
import java.util.List;

public class ChatRoom {
    public static final class User {
        private final String name;
        private final List<String> messages = new ArrayList<>();
        private boolean online = true;

        public User(String name) {
            this.name = name;
        }

        synchronized boolean isOnline() {
            return online;
        }

        synchronized void receive(String text) {
            if (!online) {
                throw new IllegalStateException(name + " has left");
            }
            messages.add(text);
        }

        synchronized void leave() {
            online = false;
        }
    }

    private final List<User> users = new ArrayList<>();

    public synchronized void join(User user) {
        users.add(user);
    }

    public void leave(User user) {
        user.leave();
        users.remove(user);
    }

    public synchronized void say(String text) {
        for (User user : users) {
            if (user.isOnline()) {
                user.receive(text);
            }
        }
    }
}
