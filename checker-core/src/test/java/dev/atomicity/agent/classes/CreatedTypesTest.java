package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Of which classes the code of a class creates objects. */
class CreatedTypesTest {
    private static Set<String> createdBy(String members) {
        return CreatedTypes.of(Sources.typeWith(members));
    }

    @Test
    void byNew() {
        assertThat(createdBy("Object code() { return new ArrayList<Source>(List.of(new Source())); }"))
                .contains("Source", "java.util.ArrayList");
    }

    @Test
    void byAStaticFactoryWhichMayNameAnInterfaceOnly() {
        assertThat(createdBy("static Source make() { return null; } Object code() { return Map.of(1, make()); }"))
                .contains("Source", "java.util.Map");
    }

    @Test
    void notByAMethodThatReturnsWhatIsThere() {
        assertThat(createdBy("static Source getShared() { return null; } Object code() { return getShared(); }"))
                .isEmpty();
    }

    @Test
    void neitherBoxesNorTexts() {
        assertThat(createdBy("Object code() { return new StringBuilder().append(Integer.valueOf(1)); }"))
                .isEmpty();
    }
}
