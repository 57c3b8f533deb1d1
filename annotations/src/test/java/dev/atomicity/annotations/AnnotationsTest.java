package dev.atomicity.annotations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class AnnotationsTest {
    @Atomic
    private static final class Annotated {
        @Atomic
        @SuppressAtomicity("only a number to look at")
        void method() {}

        @NonAtomic
        void other() {}
    }

    /** The checker reads class files, and must find there what the source says. */
    @Test
    void classFilesKeepThem() throws IOException {
        assertThat(classFile())
                .contains(
                        "Ldev/atomicity/annotations/Atomic;",
                        "Ldev/atomicity/annotations/NonAtomic;",
                        "Ldev/atomicity/annotations/SuppressAtomicity;",
                        "only a number to look at");
    }

    /** A program must run without this jar. */
    @Test
    void nobodySeesThemAtRunTime() throws NoSuchMethodException {
        assertThat(Annotated.class.getAnnotations()).isEmpty();
        assertThat(Annotated.class.getDeclaredMethod("method").getAnnotations()).isEmpty();
    }

    private static String classFile() throws IOException {
        try (InputStream in = AnnotationsTest.class.getResourceAsStream("AnnotationsTest$Annotated.class")) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
