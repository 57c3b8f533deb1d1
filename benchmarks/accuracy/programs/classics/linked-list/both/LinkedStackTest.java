package list;

import org.junit.jupiter.api.Test;
import support.Threads;

class LinkedStackTest {
    @Test
    void pushAndPop() throws Exception {
        LinkedStack stack = new LinkedStack();
        stack.push("a");
        Threads.run(() -> stack.push("b"), stack::pop);
    }
}
