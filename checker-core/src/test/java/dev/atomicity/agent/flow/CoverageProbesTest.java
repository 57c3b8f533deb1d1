package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.MethodNode;

/** Which stores into arrays are probes of JaCoCo: source in the shape of the code that it writes. */
class CoverageProbesTest {
    private static final String MEMBERS = """
            static boolean[] flags = new boolean[300];
            static boolean[] $jacocoInit() { return flags; }
            """;

    private static int probesIn(String code) {
        MethodNode method = Sources.method(Sources.typeWith(MEMBERS + "void code() { " + code + " }"), "code");
        return CoverageProbes.storesIn(method).size();
    }

    @Test
    void storesOfTrueIntoTheArrayOfJaCoCoAreProbes() {
        assertThat(probesIn(
                        "boolean[] probes = $jacocoInit(); probes[0] = true; probes[7] = true; probes[200] = true;"))
                .isEqualTo(3);
    }

    @Test
    void storesOfTheProgramAreNot() {
        assertThat(probesIn("boolean[] own = flags; own[0] = true;")).isZero();
        assertThat(probesIn("boolean[] probes = $jacocoInit(); boolean[] own = flags; own[3] = true;"))
                .isZero();
        assertThat(probesIn("boolean[] probes = $jacocoInit(); probes[0] = false;"))
                .isZero();
    }
}
