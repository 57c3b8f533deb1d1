package waits;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaitsTest {
    private interface Task {
        void run() throws Exception;
    }

    private static void run(Task... tasks) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Task task : tasks) {
            threads.add(new Thread(() -> {
                try {
                    task.run();
                } catch (Exception e) {
                    System.err.println(e); // what a mistake throws is of no interest here
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void ifMailbox() throws InterruptedException {
        Waits.IfMailbox mailbox = new Waits.IfMailbox();
        run(mailbox::take, mailbox::take, () -> {
            mailbox.put("a");
            mailbox.put("b");
        });
    }

    @Test
    void whileMailbox() throws InterruptedException {
        Waits.WhileMailbox mailbox = new Waits.WhileMailbox();
        run(mailbox::take, mailbox::take, () -> {
            mailbox.put("a");
            mailbox.put("b");
        });
    }

    @Test
    void pollingMailbox() throws InterruptedException {
        Waits.PollingMailbox mailbox = new Waits.PollingMailbox();
        run(mailbox::take, mailbox::take, () -> {
            mailbox.put("a");
            mailbox.put("b");
        });
    }

    @Test
    void ifGate() throws InterruptedException {
        Waits.IfGate gate = new Waits.IfGate();
        Task visit = () -> {
            gate.enter();
            gate.leave();
        };
        run(visit, visit, gate::leave);
    }

    @Test
    void once() throws InterruptedException {
        Waits.Once once = new Waits.Once();
        run(once::use, once::ready);
    }
}
