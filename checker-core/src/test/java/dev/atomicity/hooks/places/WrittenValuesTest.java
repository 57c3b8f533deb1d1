package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.steps.Operation;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whether the value of a variable was written at a given line: then the report shows it there. */
class WrittenValuesTest {
    private final int region = site("pay", 1, Operation.REGION, null);
    private final int inPay = site("pay", 2, Operation.WRITES, "WrittenValuesTest.money");
    private final int inBook = site("book", 3, Operation.WRITES, "WrittenValuesTest.money");

    private static int site(String method, int line, Operation operation, String variable) {
        return Sites.add(new Sites.Site("bank.Written", method, "()V", "Written.java", line, operation, variable));
    }

    @Test
    void theOnlyLineThatWritesAField() {
        WrittenValues.addWriter(inPay);
        assertThat(WrittenValues.isOnlyWriter(inPay, region)).isTrue();

        WrittenValues.addWriter(inBook);
        assertThat(WrittenValues.isOnlyWriter(inPay, region)).isFalse();

        WrittenValues.addOwnCode(region, Set.of("pay"));
        assertThat(WrittenValues.isOnlyWriter(inPay, region))
                .as("the region does not run the other method")
                .isTrue();
    }

    @Test
    void aConstantIsAlwaysKnown() {
        WrittenValues.addConstant(inPay, "7");
        assertThat(WrittenValues.constantAt(inPay)).isEqualTo("7");
        assertThat(WrittenValues.constantAt(inBook)).isNull();
    }
}
