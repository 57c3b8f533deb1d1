package dev.atomicity.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternTest {
    @ParameterizedTest
    @CsvSource({
        "com.acme.Account, com.acme.Account",
        "com.acme.*, com.acme.Account",
        "com.acme.**, com.acme.Account",
        "com.acme.**, com.acme.bank.Account",
        "**, Account",
        "**.Account, com.acme.bank.Account",
        "com.*.Account, com.acme.Account",
        "com.acme.*.log*, com.acme.Account.logAll",
        "com.acme.Account$*, com.acme.Account$Entry",
        "com.acme.Account?, com.acme.Account2",
        "' com.acme.Account ', com.acme.Account"
    })
    void matches(String pattern, String name) {
        assertThat(new NamePattern(pattern).matches(name)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "com.acme.Account, com.acme.Accounts",
        "com.acme.Account, comXacme.Account",
        "com.acme.*, com.acme.bank.Account",
        "com.acme.**, com.acme",
        "com.acme.**, com.acmeother.Account",
        "com.acme.Account?, com.acme.Account",
        "com.acme?Account, com.acme.Account",
        "account, Account"
    })
    void doesNotMatch(String pattern, String name) {
        assertThat(new NamePattern(pattern).matches(name)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'', empty",
        "'  ', empty",
        "com/acme/Account, dots",
        "com.acme.Account.transfer(int), without their parameters",
        "com.acme.Account#transfer, a dot separates",
        "com.acme.Account::transfer, a dot separates",
        "com.acme., no name beside it",
        ".acme, no name beside it",
        "com..acme, no name beside it",
        "Account.java, not files"
    })
    void whatCanMatchNothingIsRefusedWithTheReason(String pattern, String reason) {
        assertThatThrownBy(() -> new NamePattern(pattern))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + pattern + "'")
                .hasMessageContaining(reason);
    }

    @Test
    void aListIsSeparatedByCommas() {
        assertThat(NamePattern.list("a.B, c.**")).containsExactly(new NamePattern("a.B"), new NamePattern("c.**"));
        assertThat(NamePattern.list(" ")).isEmpty();
        assertThatThrownBy(() -> NamePattern.list("a.B,,c")).hasMessageContaining("empty");
    }
}
