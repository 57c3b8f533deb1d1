package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.ClassNode;

/** What a compiler generates for a switch over an enum is not work of the method with the switch. */
class SwitchTablesTest {
    /** With an enum of another class: some compilers need no table for one that is compiled together with the switch. */
    private static final String SOURCE = """
            class Door {
                static final int[] SIZES = new int[2];
                static { SIZES[0] = 1; }
                static int code(java.util.concurrent.TimeUnit unit) {
                    switch (unit) { case SECONDS: return SIZES[0]; default: return 0; }
                }
            }
            """;

    private static boolean isFilledBy(String type, String method) {
        ClassNode read = Sources.type(type, SOURCE);
        return SwitchTables.isFilledBy(Sources.method(read, method), read);
    }

    @Test
    void theClassOfTheTableIsInitialisedOnce() {
        assertThat(isFilledBy("Door$1", "<clinit>")).isTrue();
    }

    @Test
    void whatTheProgramInitialisesIsRecorded() {
        assertThat(isFilledBy("Door", "<clinit>")).isFalse();
        assertThat(isFilledBy("Door", "code")).isFalse();
    }
}
