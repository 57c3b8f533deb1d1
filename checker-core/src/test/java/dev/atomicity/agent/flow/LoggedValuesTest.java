package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which reads only feed a log message or a text of the object. */
class LoggedValuesTest {
    private static final String MEMBERS = """
            int count; String name; List<String> list; static int total;
            static final java.util.logging.Logger LOG = null; static final System.Logger SYSTEM = null;
            static String text(Object any) { return ""; }
            interface Log { void debug(String message, java.util.function.Supplier<?>... values); boolean info(int value); }
            static final Log OWN = null;
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LOG.info(\"count: \" + count);",
                "LOG.log(java.util.logging.Level.INFO, \"{0}\", count);",
                "LOG.log(java.util.logging.Level.INFO, \"{0} {1}\", new Object[] {count, 1});",
                "SYSTEM.log(System.Logger.Level.INFO, \"{0} {1}\", count, 2);",
                "String message = \"count: \" + count; LOG.fine(message);",
                "int seen = count; LOG.fine(seen + \" of \" + seen);",
                "LOG.fine(String.valueOf(count));",
            })
    void aReadThatIsLogged(String code) {
        assertThat(logged("void code() { " + code + " }", "code")).contains("count");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // something depends on it
                "if (count > 3) { LOG.info(\"many\"); }",
                "int seen = count; LOG.info(\"\" + seen); if (seen > 3) { total = 1; }",
                "total = count; LOG.info(\"\");",
                "LOG.info(\"count: \" + count); name = \"count: \" + count;",
                "String message = \"count: \" + count; LOG.fine(message); name = message;",
                "Object[] kept = {count, 1}; LOG.log(java.util.logging.Level.INFO, \"{0}\", kept); text(kept);",
                "LOG.info(text(count));",
                "LOG.info(\"\" + (count + 1 > total));",
            })
    void aReadOnWhichSomethingDepends(String code) {
        List<String> logged = logged("void code() { " + code + " }", "code");
        assertThat(logged.stream().filter("count"::equals).count()).isLessThan(code.split("count\\b(?!:)").length - 1L);
    }

    @Test
    void aCallThatIsLogged() {
        assertThat(logged("void code() { LOG.info(\"size: \" + list.size()); }", "code"))
                .contains("size")
                .doesNotContain("list");
        assertThat(logged("int code() { LOG.info(\"\"); return list.size(); }", "code"))
                .doesNotContain("size");
    }

    @Test
    void whatToStringReturns() {
        assertThat(logged("public String toString() { return name + count; }", "toString"))
                .contains("name", "count");
        assertThat(logged("public String text() { return name + count; }", "text"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LOG.fine(() -> \"count: \" + count);",
                "OWN.debug(\"{0} {1}\", () -> count, () -> list.size());",
            })
    void whatALambdaForTheLogReturns(String code) {
        assertThat(logged("void code() { " + code + " }", "lambda$code$0")).contains("count");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // somebody else may call it, or the log is not the only one who wants it
                "Supplier<String> text = () -> \"\" + count; LOG.fine(text); name = text.get();",
                "LOG.fine(\"\"); Supplier<Integer> seen = () -> count; total = seen.get();",
                // something depends on it
                "LOG.fine(() -> count > 3 ? \"many\" : \"few\");",
                "LOG.fine(() -> { total = count; return \"\"; });",
            })
    void whatAnotherLambdaReturns(String code) {
        assertThat(logged("void code() { " + code + " }", "lambda$code$0")).doesNotContain("count");
    }

    /** What has an answer is no log call, whatever it is called. */
    @Test
    void aLoggerThatAnswers() {
        assertThat(logged("void code() { if (OWN.info(count)) { total = 1; } }", "code"))
                .isEmpty();
    }

    /** The names of the fields and methods whose values are only logged. */
    private static List<String> logged(String method, String name) {
        ClassNode type = Sources.typeWith(MEMBERS + method);
        MethodNode node = Sources.method(type, name);
        return LoggedValues.in(type, node).stream()
                .map(read -> read instanceof FieldInsnNode field ? field.name : ((MethodInsnNode) read).name)
                .toList();
    }
}
