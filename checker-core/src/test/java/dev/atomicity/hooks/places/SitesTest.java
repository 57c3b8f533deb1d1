package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.steps.Operation;
import org.junit.jupiter.api.Test;

/** Places in the code, by number. */
class SitesTest {
    private static Sites.Site site(String method, Operation operation, String variable) {
        return new Sites.Site("sites.Bank", method, "()V", "Bank.java", 12, operation, variable);
    }

    @Test
    void aNumberLeadsBackToThePlace() {
        int number = Sites.add(site("pay", Operation.WRITES, "Bank.money"));
        assertThat(Sites.get(number).location()).isEqualTo("sites.Bank.pay(Bank.java:12)");
        assertThat(Sites.get(0)).isNull();
    }

    @Test
    void overloadedMethodsHaveOtherSignatures() {
        assertThat(signature("()V")).isEqualTo("sites.Bank.pay()");
        assertThat(signature("(I[JLjava/util/Map;[[Ljava/lang/String;LTop;)Z"))
                .isEqualTo("sites.Bank.pay(int,long[],Map,String[][],Top)");
    }

    private static String signature(String descriptor) {
        return new Sites.Site("sites.Bank", "pay", descriptor, null, 1, Operation.READS, "Bank.money").signature();
    }

    @Test
    void theRegionAroundAPlaceIsThatOfItsMethod() {
        Sites.Site region = site("close", Operation.REGION, null);
        Sites.add(region);
        assertThat(Sites.regionAround(site("close", Operation.READS, "Bank.money")))
                .isEqualTo(region);
        assertThat(Sites.regionAround(site("open", Operation.READS, "Bank.money")))
                .isNull();
    }
}
