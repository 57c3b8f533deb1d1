package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MethodCodeTest {
    private static final String OWNER = Account.class.getName();

    private MethodCode code;

    /** What the test asks about. */
    interface Store {
        int get();
    }

    /** What the test asks about. */
    static final class Account implements Store {
        private int balance;

        @Override
        public int get() {
            return balance;
        }

        void set(int value) {
            balance = value;
        }

        void withdraw(int amount) {
            set(get() - amount);
        }

        void pay(Store other) {
            withdraw(other.get());
        }

        IntSupplier later() {
            return () -> get();
        }

        int sum(int[] values) {
            int sum = 0;
            for (int value : values) {
                sum += value;
            }
            return sum;
        }
    }

    @BeforeEach
    void read() throws Exception {
        URI location = Account.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        code = new MethodCode(new ClassFiles(List.of(Path.of(location))));
    }

    @Test
    void followsCallsByWayOfOthers() {
        assertThat(code.calls(OWNER, "withdraw", OWNER, "get")).isTrue();
        assertThat(code.calls(OWNER, "pay", OWNER, "set")).isTrue();
        assertThat(code.calls(OWNER, "set", OWNER, "get")).isFalse();
        assertThat(code.calls("no.such.Type", "set", OWNER, "get")).isFalse();
    }

    @Test
    void followsInterfacesAndLambdas() {
        assertThat(code.calls(OWNER, "pay", OWNER, "get")).isTrue();
        assertThat(code.calls(OWNER, "later", OWNER, "get")).isTrue();
    }

    @Test
    void knowsLoopsAndLines() {
        assertThat(code.hasLoop(OWNER, "sum")).isTrue();
        assertThat(code.hasLoop(OWNER, "withdraw")).isFalse();
        assertThat(code.hasLoop("no.such.Type", "withdraw")).isTrue();
        assertThat(code.firstLine(OWNER, "sum", -1)).isPositive();
        assertThat(code.firstLine(OWNER, "sum", 1)).isEqualTo(-1);
    }
}
