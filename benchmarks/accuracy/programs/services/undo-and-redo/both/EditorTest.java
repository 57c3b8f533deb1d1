package undoandredo;

import org.junit.jupiter.api.Test;
import support.Threads;

class EditorTest {
    @Test
    void twoThreads() throws Exception {
        Editor editor = new Editor();
        editor.type("a");
        Threads.run(editor::undo, editor::steps);
    }
}
