package dev.atomicity.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

class WaitingLoopsTest {
    /** Never run: only looked at. */
    @SuppressWarnings("unused")
    static final class Yielding {
        private volatile boolean ready;
        private int count;
        private final int[] slots = new int[4];
        private final AtomicBoolean lock = new AtomicBoolean();

        void untilReady() {
            while (!ready) {
                Thread.yield();
            }
        }

        void untilTaken() {
            do {
                Thread.yield();
            } while (!lock.compareAndSet(false, true));
        }

        void untilReadyInTurns() {
            for (int i = 0; i < 10; i++) {
                while (!ready) {
                    Thread.yield();
                }
                count++;
            }
        }

        void between() {
            int before = count;
            Thread.yield();
            count = before + 1;
        }

        void betweenAgainAndAgain() {
            for (int i = 0; i < 10; i++) {
                int before = count;
                Thread.yield();
                count = before + 1;
            }
        }

        void betweenElements() {
            for (int i = 0; i < 4; i++) {
                int before = slots[i];
                Thread.yield();
                slots[i] = before + 1;
            }
        }

        void afterALoop() {
            while (!ready) {
                Thread.onSpinWait();
            }
            Thread.yield();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "untilReady, false",
        "untilTaken, false",
        "untilReadyInTurns, false",
        "between, true",
        "betweenAgainAndAgain, true",
        "betweenElements, true",
        "afterALoop, true"
    })
    void tellsWaitingFromLettingOthersRun(String method, boolean isMere) throws IOException {
        ClassNode type = new ClassNode();
        new ClassReader(Yielding.class.getName()).accept(type, 0);

        BitSet mere = WaitingLoops.mereYields(type.methods.stream()
                .filter(each -> each.name.equals(method))
                .findFirst()
                .orElseThrow());

        assertThat(mere.isEmpty()).isEqualTo(!isMere);
    }
}
