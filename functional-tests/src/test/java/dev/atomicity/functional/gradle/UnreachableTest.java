package dev.atomicity.functional.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Only a repository that gives no answer is a reason to skip a test. */
class UnreachableTest {

    @Test
    void noConnectionIsAReason() {
        assertThat(Unreachable.isNamedIn("""
                        > Could not resolve info.picocli:picocli:4.7.7.
                          > Could not get resource 'https://repo.example/picocli-4.7.7.pom'.
                            > Could not GET 'https://repo.example/picocli-4.7.7.pom'.
                              > repo.example: Temporary failure in name resolution
                        """)).isTrue();
    }

    @Test
    void artifactThatIsNotThereIsNoReason() {
        assertThat(Unreachable.isNamedIn(
                        "> Could not find info.picocli:picocli:0.\n  Searched in the following locations:"))
                .isFalse();
    }

    @Test
    void refusalIsNoReason() {
        assertThat(
                        Unreachable.isNamedIn(
                                "> Could not GET 'https://repo.example/a.pom'. Received status code 403 from server: Forbidden"))
                .isFalse();
    }

    @Test
    void failedTestIsNoReason() {
        assertThat(Unreachable.isNamedIn("There were failing tests: Connection refused"))
                .isFalse();
    }
}
