package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.run.CompiledProgram;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/** Which methods of a class let time pass. */
class PausingMethodsTest {
    private static Set<String> in(String members) {
        return PausingMethods.of(new ClassReader(CompiledProgram.classesOf("class Source { %s }".formatted(members))
                .get("Source")));
    }

    @Test
    void thoseThatPauseThemselvesOrThroughAnotherMethodOfTheClass() {
        assertThat(in("void nap() throws Exception { Thread.sleep(1); } void rest() throws Exception { nap(); }"
                        + " void loop() throws Exception { rest(); } void work() {}"))
                .containsExactlyInAnyOrder("nap()V", "rest()V", "loop()V");
    }

    @Test
    void overloadedMethodsAreDistinct() {
        assertThat(in("void nap() { Thread.yield(); } void nap(int times) {}")).containsExactly("nap()V");
    }

    @Test
    void noneIfTheClassNeverPauses() {
        assertThat(in("void sleep() {} void code() { sleep(); }")).isEmpty();
    }

    @Test
    void ofAnInterfaceTheNameDecides() {
        assertThat(PausingMethods.isNameOfPause("backOffBriefly")).isTrue();
        assertThat(PausingMethods.isNameOfPause("work")).isFalse();
    }
}
