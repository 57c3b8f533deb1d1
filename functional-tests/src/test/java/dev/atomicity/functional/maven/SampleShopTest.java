package dev.atomicity.functional.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.SampleShop;
import dev.atomicity.functional.gradle.ExternalProcess;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README says about the sample. */
class SampleShopTest {
    @TempDir
    private Path folder;

    @Test
    void theShopHasTwoFindingsAlthoughItsTestsPass() throws Exception {
        SampleShop.copyTo(folder);
        ExternalProcess build =
                RealMaven.installed(PluginRepository.createOrSkip()).run(folder, "verify");

        assertThat(build.exitCode()).as(build.output()).isNotZero();
        SampleShop.check(build.output(), folder.resolve("target/atomicity"));
    }
}
