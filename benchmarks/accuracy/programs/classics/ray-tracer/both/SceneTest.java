package tracer;

import org.junit.jupiter.api.Test;
import support.Threads;

class SceneTest {
    @Test
    void twoLines() throws Exception {
        Scene scene = new Scene();
        Threads.run(() -> scene.render(1), () -> scene.render(2));
    }
}
