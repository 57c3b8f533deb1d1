package dev.atomicity.steps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParameterTypesTest {
    private static final String DESCRIPTOR = "(IZ[[JLjava/util/Map$Entry;[Ljava/lang/String;LPlain;)Ljava/lang/Object;";

    @Test
    void overloadedMethodsAreDistinguishedByFullNames() {
        assertThat(ParameterTypes.qualified(DESCRIPTOR))
                .isEqualTo("(int,boolean,long[][],java.util.Map$Entry,java.lang.String[],Plain)");
    }

    @Test
    void peopleReadThemWithoutPackages() {
        assertThat(ParameterTypes.simple(DESCRIPTOR)).isEqualTo("(int,boolean,long[][],Map$Entry,String[],Plain)");
    }

    @Test
    void noneAreAnEmptyList() {
        assertThat(ParameterTypes.qualified("()V")).isEqualTo("()");
        assertThat(ParameterTypes.simple("()V")).isEqualTo("()");
    }
}
