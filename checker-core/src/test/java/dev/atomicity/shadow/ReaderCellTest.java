package dev.atomicity.shadow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** How a thread of a reader set records that it reads again, while another thread may be about to write. */
class ReaderCellTest {
    private static final long REFERENCE = -7;
    private static final long OFFSET = Memory.LONG_ARRAY_BASE;

    private final long[] variable = {0, REFERENCE, 0};
    private final ReaderCell cell = new ReaderCell(100);

    @Test
    void aReadIsRecordedWithItsPlace() {
        assertThat(cell.readAgain(100, 101, 5, 42, REFERENCE, variable, OFFSET)).isTrue();
        assertThat(cell.settled()).isEqualTo(101);
        assertThat(cell.site()).isEqualTo(42);
        assertThat(cell.transaction()).isEqualTo(5);
    }

    @Test
    void aReadIsWithdrawnIfTheVariableIsHeldOrWasWritten() {
        variable[1] = 0;
        assertThat(cell.readAgain(100, 101, 5, 42, REFERENCE, variable, OFFSET)).isFalse();
        assertThat(cell.announce(100, 101, 5, 42, REFERENCE, variable, OFFSET)).isFalse();
        assertThat(cell.settled()).isEqualTo(100);
        assertThat(cell.site()).isZero();
    }

    @Test
    void aWriterWaitsForAnAnnouncedReadOfAVolatileVariable() throws Exception {
        assertThat(cell.announce(100, 101, 5, 42, REFERENCE, variable, OFFSET)).isTrue();
        CompletableFuture<Long> writer = CompletableFuture.supplyAsync(cell::settled);
        assertThatThrownBy(() -> writer.get(20, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
        cell.confirm();
        assertThat(writer.get(30, TimeUnit.SECONDS)).isEqualTo(101);
        assertThat(cell.site()).isEqualTo(42);
    }

    /** Only the first read of a segment is kept, but the order of the second one is the real one, too. */
    @Test
    void aReadInTheSameSegmentIsAnnouncedAgainAndKeepsThePlaceOfTheFirst() {
        cell.readAgain(100, 101, 5, 42, REFERENCE, variable, OFFSET);
        assertThat(cell.announce(101, 101, 5, 43, REFERENCE, variable, OFFSET)).isTrue();
        assertThat(cell.latest()).isEqualTo(101);
        cell.confirm();
        assertThat(cell.settled()).isEqualTo(101);
        assertThat(cell.site()).isEqualTo(42);
    }

    @Test
    void toConfirmWhatIsNotAnnouncedChangesNothing() {
        cell.confirm();
        assertThat(cell.settled()).isEqualTo(100);
    }
}
