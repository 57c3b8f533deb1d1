package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Places in the code, by number. */
class SitesTest {
    private static Sites.Site site(String method, String operation, String variable) {
        return new Sites.Site("sites.Bank", method, "()V", "Bank.java", 12, operation, variable);
    }

    @Test
    void aNumberLeadsBackToThePlace() {
        int number = Sites.add(site("pay", "writes", "Bank.money"));
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
        return new Sites.Site("sites.Bank", "pay", descriptor, null, 1, "reads", "Bank.money").signature();
    }

    @Test
    void theRegionAroundAPlaceIsThatOfItsMethod() {
        Sites.Site region = site("close", Sites.REGION, null);
        Sites.add(region);
        assertThat(Sites.regionAround(site("close", "reads", "Bank.money"))).isEqualTo(region);
        assertThat(Sites.regionAround(site("open", "reads", "Bank.money"))).isNull();
    }
}
