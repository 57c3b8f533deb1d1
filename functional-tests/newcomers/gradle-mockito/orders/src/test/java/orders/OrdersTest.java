package orders;

import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import mail.Mail;
import org.junit.jupiter.api.Test;

class OrdersTest {
    @Test
    void eachOrderIsConfirmed() throws InterruptedException {
        Mail mail = mock(Mail.class);
        Orders orders = new Orders(mail);
        Thread one = new Thread(orders::place);
        Thread other = new Thread(orders::place);
        one.start();
        other.start();
        one.join();
        other.join();
        verify(mail, times(2)).confirm(anyInt());
    }
}
