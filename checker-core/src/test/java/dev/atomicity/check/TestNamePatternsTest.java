package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestNamePatternsTest {
    @ParameterizedTest
    @CsvSource({
        "FooTest,                    com.acme.FooTest,        any,   true",
        "FooTest,                    FooTest,                 any,   true",
        "FooTest,                    com.acme.BigFooTest,     any,   false",
        "FooTest,                    com.acme.FooTest$Inner,  any,   true",
        "Foo*Test,                   com.acme.FooBarTest,     any,   true",
        "Foo?Test,                   com.acme.Foo1Test,       any,   true",
        "Foo?Test,                   com.acme.FooTest,        any,   false",
        "FooTest.java,               com.acme.FooTest,        any,   true",
        "FooTest.class,              com.acme.FooTest,        any,   true",
        "com.acme.FooTest,           com.acme.FooTest,        any,   true",
        "com.acme.FooTest,           com.other.FooTest,       any,   false",
        "com/acme/FooTest,           com.acme.FooTest,        any,   true",
        "acme/FooTest,               com.acme.FooTest,        any,   true",
        "**/Test*.java,              com.acme.TestFoo,        any,   true",
        "**/Test*.java,              TestFoo,                 any,   true",
        "**/Test*.java,              com.acme.FooTest,        any,   false",
        "**/*Test.java,              com.acme.deep.FooTest,   any,   true",
        "com/**/*Test.java,          com.acme.deep.FooTest,   any,   true",
        "com/**/*Test.java,          com.FooTest,             any,   true",
        "com/*/FooTest,              com.acme.deep.FooTest,   any,   false",
        "com/acme/**,                com.acme.deep.FooTest,   any,   true",
        "com/acme/,                  com.acme.deep.FooTest,   any,   true",
        "FooTest#bar,                com.acme.FooTest,        bar,   true",
        "FooTest#bar,                com.acme.FooTest,        barn,  false",
        "FooTest#bar+baz,            com.acme.FooTest,        baz,   true",
        "FooTest#bar+,               com.acme.FooTest,        other, false",
        "FooTest#bar*,               com.acme.FooTest,        barn,  true",
        "FooTest#bar[3],             com.acme.FooTest,        bar,   true",
        "#bar,                       com.acme.FooTest,        bar,   true",
        "%regex[.*Foo.*],            com.acme.FooTest,        any,   true",
        "%regex[.*Foo],              com.acme.FooTest,        any,   false",
        "%regex[.*/Foo\\w+.class],   com.acme.FooTest,        any,   true",
        "%regex[.*FooTest#b.+],      com.acme.FooTest,        bar,   true",
        "%regex[#b.+],               com.acme.FooTest,        other, false"
    })
    void surefire(String text, String className, String method, boolean isSelected) {
        assertThat(selects(TestNamePatterns.surefire(text), className, method)).isEqualTo(isSelected);
    }

    @Test
    void surefireTakesSeveralAndLeavesOut() {
        TestNamePatterns names = TestNamePatterns.surefire("*Test, !SlowTest, !FooTest#bar,, !");

        assertThat(selects(names, "a.FooTest", "baz")).isTrue();
        assertThat(selects(names, "a.FooTest", "bar")).isFalse();
        assertThat(selects(names, "a.SlowTest", "baz")).isFalse();
        assertThat(selects(names, "a.Other", "baz")).isFalse();
    }

    @Test
    void namesThatOnlyLeaveOutMeanAllOthers() {
        assertThat(TestNamePatterns.surefire("!SlowTest").included()).isEmpty();
        assertThat(TestNamePatterns.surefire(" ")).isEqualTo(TestNamePatterns.ALL);
    }

    @Test
    void aWrongExpressionIsNamed() {
        assertThatThrownBy(() -> TestNamePatterns.surefire("%regex[(]"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'%regex[(]' contains an invalid regular expression");
    }

    @ParameterizedTest
    @CsvSource({
        "SomeTest,                   com.acme.SomeTest,       any,    true",
        "SomeTest,                   com.acme.SomeTest$Inner, any,    true",
        "SomeTest,                   com.acme.AwesomeTest,    any,    false",
        "SomeTest.method,            com.acme.SomeTest,       method, true",
        "SomeTest.method,            com.acme.SomeTest,       other,  false",
        "com.acme.SomeTest,          com.acme.SomeTest,       any,    true",
        "acme.SomeTest,              com.acme.SomeTest,       any,    false",
        "com.acme.SomeTest.method,   com.acme.SomeTest,       method, true",
        "com.acme.SomeTest.method,   com.acme.SomeTest,       other,  false",
        "com.acme.*,                 com.acme.deep.SomeTest,  any,    true",
        "com.acme.*,                 com.other.SomeTest,      any,    false",
        "*SomeTest,                  com.acme.AwSomeTest,     any,    true",
        "*Some*,                     com.acme.AwSomeTest,     any,    true",
        "*method*,                   com.acme.SomeTest,       someMethod, false",
        "*Method*,                   com.acme.SomeTest,       someMethod, true",
        "*.SomeTest.method,          com.acme.SomeTest,       method, true",
        "SomeTest.*Method,           com.acme.SomeTest,       someMethod, true",
        "SomeTest.*Method,           com.acme.SomeTest,       other,  false",
        "Some*Method,                com.acme.SomeTest,       aMethod, true",
        "com.acme.Some?est,          com.acme.SomeTest,       any,    false"
    })
    void gradle(String text, String className, String method, boolean isSelected) {
        assertThat(selects(new TestNamePatterns(TestNamePatterns.gradle(text), List.of()), className, method))
                .isEqualTo(isSelected);
    }

    @Test
    void anEmptyNameIsNoName() {
        assertThatThrownBy(() -> TestNamePatterns.gradle(" ")).isInstanceOf(IllegalArgumentException.class);
    }

    private static boolean selects(TestNamePatterns names, String className, String method) {
        List<TestPattern> none = List.of();
        return new TestSelection(none, none, names.included(), names.excluded(), List.of(), List.of())
                .selects(className, method);
    }
}
