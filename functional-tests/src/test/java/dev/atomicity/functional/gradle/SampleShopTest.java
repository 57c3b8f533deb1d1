package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.fixtures.SampleShop;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README says about the sample. */
class SampleShopTest {
    @TempDir
    Path folder;

    @Test
    void theShopHasTwoFindingsAlthoughItsTestsPass() throws Exception {
        SampleShop.copyTo(folder);
        ExternalProcess build = RealGradle.orSkip()
                .run(
                        folder,
                        "--init-script",
                        GradlePluginRepository.initScriptOrSkip().toString(),
                        "atomicityCheck");

        assertThat(build.exitCode()).as(build.output()).isNotZero();
        SampleShop.check(build.output(), folder.resolve("build/reports/atomicity"));
    }
}
