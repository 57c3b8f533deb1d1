package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyzeMojoTest {
    private static final String SERIALIZABLE = """
            T1|begin(Account.deposit)|11
            T1|r(Account@1.balance)|12
            T1|w(Account@1.balance)|13
            T1|end(Account.deposit)|14
            T2|w(Account@1.balance)|30
            """;

    private static final String LOST_UPDATE = """
            T1|begin(Account.deposit)|11
            T1|r(Account@1.balance)|12
            T2|r(Account@1.balance)|29
            T2|w(Account@1.balance)|30
            T1|w(Account@1.balance)|13
            T1|end(Account.deposit)|14
            """;

    @TempDir
    Path directory;

    private final AnalyzeMojo mojo = new AnalyzeMojo();
    private final RecordingLog log = new RecordingLog();

    @BeforeEach
    void listen() {
        mojo.setLog(log);
    }

    @Test
    void aSerializableTracePasses() throws IOException {
        mojo.traces = List.of(trace("good.trace", SERIALIZABLE));

        assertThatCode(mojo::execute).doesNotThrowAnyException();
        assertThat(log.infos).singleElement().asString().contains("good.trace", "5 events", "0 violations");
        assertThat(log.warnings).isEmpty();
    }

    @Test
    void aViolationFailsTheBuildAndNamesItselfItsTraceAndTheSetting() throws IOException {
        mojo.traces = List.of(trace("good.trace", SERIALIZABLE), trace("lost-update.trace", LOST_UPDATE));

        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("1 finding, 0 allowed")
                .hasMessageContaining("lost-update.trace: T1#1 was interrupted: T1#1 -> ")
                .hasMessageContaining("<maxViolations>1</maxViolations>")
                .hasMessageContaining("-Datomicity.maxViolations=1")
                .hasMessageNotContaining("good.trace");
    }

    @Test
    void asManyViolationsAsAllowedPass() throws IOException {
        mojo.traces = List.of(trace("lost-update.trace", LOST_UPDATE));
        mojo.maxViolations = 1;

        assertThatCode(mojo::execute).doesNotThrowAnyException();
    }

    @Test
    void ignoredFailuresAreWarnings() throws IOException {
        mojo.traces = List.of(trace("lost-update.trace", LOST_UPDATE));
        mojo.ignoreFailures = true;

        assertThatCode(mojo::execute).doesNotThrowAnyException();
        assertThat(log.warnings).singleElement().asString().contains("T1#1", "lost-update.trace");
    }

    @Test
    void anUnreadableTraceIsAnErrorEvenIfFailuresAreIgnored() throws IOException {
        mojo.traces = List.of(trace("broken.trace", "T1|begin(m)|1\nnonsense\n"));
        mojo.ignoreFailures = true;

        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("broken.trace")
                .hasMessageContaining("2");
    }

    @Test
    void aMissingTraceIsAnError() {
        mojo.traces = List.of(directory.resolve("absent.trace").toFile());

        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("absent.trace");
    }

    @Test
    void noTraceAtAllIsAnError() {
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("-Datomicity.traces=");
    }

    @Test
    void unknownConflictsAreAnErrorThatNamesTheSetting() throws IOException {
        mojo.traces = List.of(trace("good.trace", SERIALIZABLE));
        mojo.conflicts = "locks";

        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("<conflicts>")
                .hasMessageContaining("-Datomicity.conflicts")
                .hasMessageContaining("locks");
    }

    @Test
    void aNegativeThresholdIsAnErrorThatNamesTheSetting() throws IOException {
        mojo.traces = List.of(trace("good.trace", SERIALIZABLE));
        mojo.maxViolations = -1;

        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("<maxViolations>");
    }

    @Test
    void skippingLooksAtNothing() {
        mojo.traces = List.of(new File("absent.trace"));
        mojo.skip = true;

        assertThatCode(mojo::execute).doesNotThrowAnyException();
        assertThat(log.infos).singleElement().asString().contains("atomicity.skip");
    }

    private File trace(String name, String events) throws IOException {
        return Files.writeString(directory.resolve(name), events).toFile();
    }

    private static final class RecordingLog extends SystemStreamLog {
        final List<CharSequence> infos = new ArrayList<>();
        final List<CharSequence> warnings = new ArrayList<>();

        @Override
        public void info(CharSequence content) {
            infos.add(content);
        }

        @Override
        public void warn(CharSequence content) {
            warnings.add(content);
        }
    }
}
