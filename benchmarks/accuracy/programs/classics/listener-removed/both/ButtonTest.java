package button;

import org.junit.jupiter.api.Test;
import support.Threads;

class ButtonTest {
    @Test
    void clickedWhileRemoved() throws Exception {
        Button button = new Button();
        button.setListener(() -> {});
        Threads.run(button::click, () -> button.setListener(null));
    }
}
