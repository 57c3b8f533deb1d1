package dev.atomicity.run;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The programs of {@code programs/demo} among the test resources. */
final class DemoProgram {
    private DemoProgram() {}

    static void compileTo(Path classes) {
        try {
            CompiledProgram.compile(
                    Path.of(DemoProgram.class.getResource("/programs/demo").toURI()), classes);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
