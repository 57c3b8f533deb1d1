package ifbeforewait;

import java.util.ArrayDeque;
import java.util.Deque;

public class Mailbox {
    private final Deque<String> mails = new ArrayDeque<>();

    public synchronized void put(String mail) {
        mails.add(mail);
        notifyAll();
    }

    public synchronized String take() throws InterruptedException {
        while (mails.isEmpty()) {
            wait();
        }
        return mails.remove();
    }
}
