package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;

/** Which classes of the JDK have objects that are one variable, and how threads may use them. */
class WholeObjectTest {
    @Test
    void itHoldsForSubclassesInTheJdk() {
        assertThat(WholeObject.of(SimpleDateFormat.class)).isSameAs(WholeObject.of(java.text.Format.class));
        assertThat(WholeObject.of(ArrayList.class)).isNull();
    }

    @Test
    void howManyThreadsMayUseOne() {
        assertThat(WholeObject.of(Matcher.class).isForSeveral()).isFalse();
        assertThat(WholeObject.of(StringReader.class).isForSeveral()).isTrue();
        assertThat(WholeObject.of(StringReader.class).takesMonitor()).isFalse();
        assertThat(WholeObject.of(BufferedInputStream.class).takesMonitor()).isTrue();
        assertThat(WholeObject.of(PrintStream.class).isForOutput()).isTrue();
    }

    @Test
    void closingMemoryMakesNoDifference() {
        assertThat(WholeObject.of(ByteArrayOutputStream.class).canBeClosed).isFalse();
        assertThat(WholeObject.of(StringWriter.class).canBeClosed).isFalse();
        assertThat(WholeObject.of(StringReader.class).canBeClosed).isTrue();
    }
}
