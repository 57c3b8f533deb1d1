package okputifabsent;

import java.util.Map;
import org.junit.jupiter.api.Test;
import support.Threads;

class TemplatesTest {
    @Test
    void oneTemplate() throws Exception {
        Templates templates = new Templates();
        Threads.run(
                () -> templates.render("Dear {name},", Map.of("name", "Ann")),
                () -> templates.render("Dear {name},", Map.of("name", "Bob")));
    }
}
