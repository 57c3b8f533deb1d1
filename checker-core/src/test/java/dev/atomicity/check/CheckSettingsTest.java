package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class CheckSettingsTest {
    @Test
    void theDefaults() throws SettingException {
        CheckSettings settings = CheckSettings.builder().build();

        settings.validate();
        assertThat(settings.effortOrThrow()).isEqualTo(Effort.PROVOKE);
        assertThat(settings.timeBudget()).isNull();
        assertThat(settings.replay()).isNull();
        assertThat(settings.seed()).isZero();
        assertThat(settings.testTimeout()).isEqualTo(Duration.ofMinutes(5));
        assertThat(settings.isPartial()).isFalse();
    }

    @Test
    void wrongValuesAreNamed() {
        assertIsWrong(
                CheckSettings.builder().effort("more"), "effort", "unknown effort 'more': expected observe or provoke");
        assertIsWrong(
                CheckSettings.builder().timeBudget(Duration.ZERO),
                "timeBudget",
                "must be more than 0; to switch off directed executions, set effort to observe");
        assertIsWrong(
                CheckSettings.builder().timeBudget(Duration.ofSeconds(-1)),
                "timeBudget",
                "must be more than 0; to switch off directed executions, set effort to observe");
        assertIsWrong(
                CheckSettings.builder().replay("Cache.get"),
                "replay",
                "'Cache.get' is not a fingerprint: expected 16 digits and letters from a to f, as the report shows them");
        assertIsWrong(
                CheckSettings.builder().failOn("heigh"),
                "failOn",
                "unknown severity 'heigh': expected one of high, medium, low");
        assertIsWrong(CheckSettings.builder().maxViolations(-1), "maxViolations", "is -1, but must be 0 or more");
        assertIsWrong(
                CheckSettings.builder().testTimeout(Duration.ofSeconds(-1)),
                "testTimeout",
                "is negative; 0 means no limit");
    }

    @Test
    void aReplayIsOnlyAPart() {
        CheckSettings settings =
                CheckSettings.builder().replay("0123456789abcdef").build();

        assertThatCode(settings::validate).doesNotThrowAnyException();
        assertThat(settings.isPartial()).isTrue();
    }

    private static void assertIsWrong(CheckSettingsBuilder builder, String setting, String message) {
        assertThatThrownBy(() -> builder.build().validate())
                .isInstanceOfSatisfying(
                        SettingException.class, e -> assertThat(e.setting()).isEqualTo(setting))
                .hasMessage(message);
    }
}
