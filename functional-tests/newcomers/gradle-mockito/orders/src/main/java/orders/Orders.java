package orders;

import mail.Mail;

public class Orders {
    private final Mail mail;
    private int last;

    public Orders(Mail mail) {
        this.mail = mail;
    }

    private synchronized int last() {
        return last;
    }

    private synchronized void setLast(int number) {
        last = number;
    }

    /** Two orders may get the same number. */
    public void place() {
        int number = last() + 1;
        setLast(number);
        mail.confirm(number);
    }
}
