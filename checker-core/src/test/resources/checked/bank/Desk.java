package bank;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

public class Desk {
    private final Deque<Integer> waiting = new ArrayDeque<>(List.of(1, 2, 3));
    private final Deque<Integer> served = new ArrayDeque<>(List.of(1, 2, 3));

    public void serve(Runnable inTheMiddle) {
        waiting.peek();
        inTheMiddle.run();
        served.poll();
    }

    public void take(boolean isServed) {
        (isServed ? served : waiting).poll();
    }
}
