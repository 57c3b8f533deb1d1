package builderreused;

import java.util.Objects;

public class MailBuilder {
    private String to;
    private String subject;
    private int priority = 3;

    public synchronized MailBuilder to(String value) {
        to = Objects.requireNonNull(value);
        return this;
    }

    public synchronized MailBuilder subject(String value) {
        subject = value;
        return this;
    }

    public synchronized MailBuilder priority(int value) {
        priority = value;
        return this;
    }

    public synchronized String build() {
        return to + "|" + subject + "|" + priority;
    }
}
