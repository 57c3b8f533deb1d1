package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNamesTest {
    private static final List<String> SETTINGS =
            List.of("maxViolations", "ignoreFailures", "includes", "excludes", "regions", "tests", "seed");

    @Test
    void mistypedNamesAreRecognised() {
        assertThat(NearestNames.didYouMean("maxViolation", SETTINGS)).isEqualTo(" Did you mean maxViolations?");
        assertThat(NearestNames.didYouMean("MAXVIOLATIONS", SETTINGS)).isEqualTo(" Did you mean maxViolations?");
        assertThat(NearestNames.didYouMean("reigons", SETTINGS)).isEqualTo(" Did you mean regions?");
        assertThat(NearestNames.didYouMean("xcludes", SETTINGS)).isEqualTo(" Did you mean excludes or includes?");
    }

    @Test
    void nothingIsProposedThatHasLittleInCommon() {
        assertThat(NearestNames.didYouMean("colour", SETTINGS)).isEmpty();
        assertThat(NearestNames.didYouMean("**", SETTINGS)).isEmpty();
    }

    @Test
    void aClassIsRecognisedWithoutItsPackageOrInAnotherOne() {
        List<String> classes = List.of("com.acme.bank.Account", "com.acme.bank.Teller", "com.acme.shop.Stock");

        assertThat(NearestNames.of("Acount", classes)).containsExactly("com.acme.bank.Account");
        assertThat(NearestNames.of("com.acme.Account", classes)).startsWith("com.acme.bank.Account");
        assertThat(NearestNames.of("com.acme.bnak.*Account", classes)).startsWith("com.acme.bank.Account");
    }
}
