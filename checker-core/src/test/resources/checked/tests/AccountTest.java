package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bank.Account;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccountTest {
    private final Account account = new Account();

    @Test
    void alone() {
        account.deposit(1, () -> {});
        assertEquals(1, account.balance());
    }

    @Test
    void cut() {
        Meeting.cut(account);
    }

    @Test
    @Tag("slow")
    void failing() {
        assertEquals(1, account.balance());
    }

    @Test
    void failingWhenChecked() throws Exception {
        try {
            Class.forName("dev.atomicity.hooks.AccessHooks", false, null);
        } catch (ClassNotFoundException e) {
            return;
        }
        throw new AssertionError("with the agent");
    }

    @Test
    void assuming() {
        Assumptions.assumeTrue(false, "never here");
    }

    @Test
    @Disabled("not now")
    void disabled() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameter(int times) {
        if (times == 2) {
            Meeting.cut(account);
        }
    }

    @TestFactory
    DynamicTest[] made() {
        return new DynamicTest[] {
            DynamicTest.dynamicTest("quiet", () -> {}), DynamicTest.dynamicTest("cutting", () -> Meeting.cut(account))
        };
    }

    @Nested
    class Inner {
        @Test
        void cutInside() {
            Meeting.cut(account);
        }
    }
}
