package capacitythenadd;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Inbox {
    private final BlockingQueue<String> mails = new ArrayBlockingQueue<>(1);

    public boolean deliver(String mail) {
        return mails.offer(mail);
    }
}
