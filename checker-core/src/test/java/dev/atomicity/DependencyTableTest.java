package dev.atomicity;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of packages in CONTRIBUTING: each row, and nothing beside it. */
class DependencyTableTest {
    private static final String ROOT = "dev.atomicity.";
    private static final String ASM = "org.objectweb.asm..";
    private static final String[] JACKSON = {"tools.jackson..", "com.fasterxml.jackson.."};
    private static final String LAUNCHER = "org.junit.platform..";

    /** Rows of other modules, which have tests of their own. */
    private static final Set<String> ELSEWHERE = Set.of("gradle", "maven");

    /** By package, what it may depend on besides the JDK and itself. */
    private static final Map<String, List<String>> ROWS = new LinkedHashMap<>();

    static {
        row("steps");
        row("checker");
        row("shadow", "checker");
        row("hooks", "steps", "checker", "shadow", "hooks..");
        row("hooks.places", "steps", "checker", "shadow");
        row("hooks.coverage", "checker");
        row("hooks.thread", "checker", "shadow", "hooks.places", "hooks.coverage");
        row("hooks.events", "checker", "shadow", "hooks.places", "hooks.coverage", "hooks.thread");
        row("hooks.record", "checker", "shadow", "hooks.places", "hooks.coverage", "hooks.thread", "hooks.events");
        row("hooks.report", "steps", "checker", "hooks.places", "hooks.thread");
        row("hooks.data", "checker", "shadow", "hooks.places", "hooks.thread", "hooks.events");
        row("hooks.sync", "checker", "shadow", "hooks.places", "hooks.coverage", "hooks.thread", "hooks.events");
        // Not hooks.. : the classes that instrumented code calls are one row, and the engine does not know them.
        row(
                "hooks.engine",
                "checker",
                "shadow",
                "hooks.places",
                "hooks.coverage",
                "hooks.thread",
                "hooks.events",
                "hooks.record",
                "hooks.report",
                "hooks.data",
                "hooks.sync");
        row("specification", "steps");
        row("provoke", "steps", "checker", "hooks..", "provoke..", "prediction", "trace");
        row("agent", ASM, "hooks..", "specification", "agent..");
        row("agent.classes", ASM, "hooks..", "specification");
        row("agent.models", "steps", ASM, "hooks..", "specification", "agent.classes");
        row("agent.flow", ASM, "hooks..", "specification", "agent.classes");
        row("agent.methods", "steps", ASM, "hooks..", "specification", "agent.classes", "agent.models", "agent.flow");
        row("agent.jdk", "steps", ASM, "hooks..", "specification", "agent.models");
        row("premain");
        row("trace");
        row("vectorclock", "trace");
        row("graph", "trace");
        row("prediction", "trace");
        row(
                "analysis",
                "checker",
                "shadow",
                "specification",
                "trace",
                "vectorclock",
                "graph",
                "prediction",
                JACKSON[0],
                JACKSON[1]);
        row("protocol", "steps");
        row("runner", "steps", "protocol", "hooks..", "provoke..", LAUNCHER);
        row("launch", "protocol", "results");
        row("findings", "steps", "protocol", "results");
        row(
                "check",
                "steps",
                ASM,
                "specification",
                "protocol",
                "launch",
                "findings",
                "verdict",
                "analysis",
                "trace",
                "results",
                "report..");
        row("refine", "specification", "check", "launch", "results", "report.text");
        row("verdict", "analysis", "results", JACKSON[0], JACKSON[1]);
        row("results", "steps", JACKSON[0], JACKSON[1]);
        row("report", "steps", "results", "report..", "javax.xml..", JACKSON[0], JACKSON[1], "com.samskivert..");
        row("report.text", "steps", "results", JACKSON[0], JACKSON[1]);
        row("cli", "..", "picocli..");
    }

    private static void row(String name, String... mayDependOn) {
        ROWS.put(name, List.of(mayDependOn));
    }

    static Stream<String> rows() {
        return ROWS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aPackageDependsOnlyOnWhatItsRowNames(String row) {
        List<String> allowed = new ArrayList<>(List.of("java..", ROOT + row));
        for (String other : ROWS.get(row)) {
            boolean isLibrary = !other.startsWith("..") && !ROWS.containsKey(other.replace("..", ""));
            allowed.add(isLibrary ? other : other.equals("..") ? "dev.atomicity.." : ROOT + other);
        }
        classes()
                .that(new DescribedPredicate<JavaClass>("belong to the row of " + row) {
                    @Override
                    public boolean test(JavaClass type) {
                        return row.equals(rowOf(type.getPackageName()));
                    }
                })
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(new String[0]))
                .because("CONTRIBUTING says so")
                .check(MainClasses.ALL);
    }

    @Test
    void everyPackageHasARow() {
        for (JavaClass type : MainClasses.ALL) {
            assertThat(rowOf(type.getPackageName())).as(type.getPackageName()).isNotNull();
        }
    }

    @Test
    void theTableInTheDocumentHasTheSameRows() throws IOException {
        Pattern cell = Pattern.compile("^\\| `dev\\.atomicity\\.([a-z.]+)` \\|.*");
        Set<String> documented = new TreeSet<>();
        for (String line : Files.readAllLines(Path.of(System.getProperty("atomicity.root"), "CONTRIBUTING.md"))) {
            var matcher = cell.matcher(line);
            if (matcher.matches()) {
                documented.add(matcher.group(1));
            }
        }
        documented.removeAll(ELSEWHERE);
        assertThat(documented).isEqualTo(new TreeSet<>(ROWS.keySet()));
    }

    /** The row of a package is that of its own name, or of the nearest one above; null if there is none. */
    private static String rowOf(String packageName) {
        String name = packageName.substring(Math.min(packageName.length(), ROOT.length()));
        while (!name.isEmpty() && !ROWS.containsKey(name)) {
            name = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "";
        }
        return name.isEmpty() ? null : name;
    }
}
