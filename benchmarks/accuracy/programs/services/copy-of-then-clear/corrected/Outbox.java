package copyofthenclear;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Outbox {
    private final List<String> mails = Collections.synchronizedList(new ArrayList<>());

    public void add(String mail) {
        mails.add(mail);
    }

    public List<String> drain() {
        synchronized (mails) {
            List<String> drained = List.copyOf(mails);
            mails.clear();
            return drained;
        }
    }
}
