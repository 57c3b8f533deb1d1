package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.check.PlanFolders.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanFoldersTest {
    private static final String ONE = "0123456789abcdef";
    private static final String OTHER = "fedcba9876543210";
    private static final Plan PLAN = new Plan(
            "[engine:junit-jupiter]/[class:a.CacheTest]/[method:get()]",
            "held thread 1 in Cache.get after line 18 until thread 2 had left Cache.put",
            "hold=Cache.get\nuntil=Cache.put\n");

    @TempDir
    private Path directory;

    private PlanFolders folders;

    @BeforeEach
    void make() {
        folders = new PlanFolders(directory.resolve("results"), directory.resolve("atomicity-plans"));
    }

    @Test
    void aPlanIsAFileForPeople() throws Exception {
        folders.write(ONE, "a.Cache.get", PLAN);

        assertThat(directory.resolve("results/plans/" + ONE + ".plan")).hasContent("""
                        # atomicity plan 1
                        # finding: 0123456789abcdef  a.Cache.get
                        # test: [engine:junit-jupiter]/[class:a.CacheTest]/[method:get()]
                        # held thread 1 in Cache.get after line 18 until thread 2 had left Cache.put
                        test=[engine:junit-jupiter]/[class:a.CacheTest]/[method:get()]
                        hold=Cache.get
                        until=Cache.put
                        """);
        assertThat(folders.read(ONE)).isEqualTo(PLAN);
        assertThat(folders.methodOf(ONE)).isEqualTo("a.Cache.get");
        assertThat(folders.has(ONE)).isTrue();
        assertThat(folders.has(OTHER)).isFalse();
    }

    @Test
    void aPlanThatPeopleKeepIsFound() throws Exception {
        folders.write(ONE, null, PLAN);
        Path kept = Files.createDirectories(directory.resolve("atomicity-plans"));
        Files.move(directory.resolve("results/plans/" + ONE + ".plan"), kept.resolve(ONE + ".plan"));

        assertThat(folders.read(ONE).test()).isEqualTo(PLAN.test());
        assertThat(folders.methodOf(ONE)).isNull();
    }

    @Test
    void withoutAPlanThoseThatAreThereAreNamed() throws Exception {
        assertThatThrownBy(() -> folders.read(ONE))
                .isInstanceOf(SettingException.class)
                .hasMessage(
                        "there is no plan for the finding " + ONE + " in " + directory.resolve("results/plans") + " or "
                                + directory.resolve("atomicity-plans")
                                + ". There is no plan at all: run the check first, with the effort provoke.");

        folders.write(ONE, null, PLAN);
        assertThatThrownBy(() -> folders.read(OTHER)).hasMessageEndingWith(". There are plans for " + ONE + ".");
    }

    @Test
    void anotherFileIsNoPlan() throws IOException {
        Path own = Files.createDirectories(directory.resolve("results/plans"));
        Files.writeString(own.resolve(ONE + ".plan"), "hello\n");

        assertThatThrownBy(() -> folders.read(ONE)).hasMessageContaining("is not a plan that this version reads");
    }

    @Test
    void aFingerprintIsNoPath() {
        assertThatThrownBy(() -> PlanFolders.requireFingerprint("../../etc/passwd"))
                .hasMessageStartingWith("'../../etc/passwd' is not a fingerprint: expected 16 digits");
    }
}
