package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadableTimeTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "90, 90000",
        "90s, 90000",
        "2 sec, 2000",
        "5min, 300000",
        "5 m, 300000",
        "1h, 3600000",
        "250ms, 250",
        "PT5M, 300000"
    })
    void isReadAsPeopleWriteIt(String text, long millis) {
        assertThat(ReadableTime.of(text)).isEqualTo(Duration.ofMillis(millis));
    }

    @Test
    void anythingElseIsNamed() {
        assertThatThrownBy(() -> ReadableTime.of("soon"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'soon' is not a duration");
    }
}
