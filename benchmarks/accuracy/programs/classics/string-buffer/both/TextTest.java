package text;

import org.junit.jupiter.api.Test;
import support.Threads;

class TextTest {
    @Test
    void appendWhileItShrinks() throws Exception {
        Text text = new Text("a");
        Text other = new Text("bcd");
        Threads.run(() -> text.append(other), () -> other.setLength(0));
    }
}
