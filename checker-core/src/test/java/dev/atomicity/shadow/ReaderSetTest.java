package dev.atomicity.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Conflict;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Witness;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The threads that have read a variable since its last write. */
class ReaderSetTest {
    private int violations;
    private final Davida davida = new Davida(new Findings() {
        @Override
        public void violation(CheckedThread thread, Witness witness) {
            violations++;
        }

        @Override
        public void cycle(CheckedThread thread, Witness witness) {}
    });
    private final ReaderSet set = new ReaderSet();

    private List<CheckedThread> readers(int count) {
        List<CheckedThread> threads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            CheckedThread thread = davida.start(i);
            davida.begin(thread);
            threads.add(thread);
        }
        return threads;
    }

    /** A write by another thread, and then one by the reader, interrupts the reader. */
    @Test
    void aWriteComesAfterEachReader() {
        List<CheckedThread> readers = readers(100);
        readers.forEach(reader -> assertThat(set.put(reader, 1, davida)).isTrue());
        CheckedThread writer = readers(1).get(0);
        set.addDependencies(davida, writer, 2, this, 16);
        for (CheckedThread reader : readers) {
            davida.dependency(writer.segment, 1, 2, reader, 3, Conflict.WRITE_WRITE, this, 16);
        }
        assertThat(violations).isEqualTo(readers.size());
    }

    @Test
    void readersWhoseTransactionsHaveEndedNoLongerMatter() {
        List<CheckedThread> readers = readers(3);
        readers.forEach(reader -> set.put(reader, 1, davida));
        assertThat(set.isDead(davida)).isFalse();
        readers.forEach(davida::end);
        assertThat(set.isDead(davida)).isTrue();
    }
}
