package dev.atomicity.gradle;

import dev.atomicity.check.NearestNames;
import dev.atomicity.check.SettingException;
import dev.atomicity.verdict.SettingSyntax;
import groovy.lang.MissingPropertyException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.gradle.api.InvalidUserDataException;

/** How settings are written in a build script; the same words are right in Groovy and in Kotlin. */
final class GradleSyntax implements SettingSyntax {
    @Override
    public String assignment(String name, String value) {
        boolean isLiteral = value.matches("-?\\d+|true|false");
        return "atomicity { " + name + " = " + (isLiteral ? value : "\"" + value + "\"") + " }";
    }

    @Override
    public String duration(String name, Duration value) {
        // In Kotlin, java is the extension of the Java plugin, so the name of the package is right in an import only.
        return "atomicity { " + name + " = Duration.ofMinutes(" + value.toMinutes()
                + ") } and import java.time.Duration";
    }

    /** The setting of a file, whose name is relative to the project. */
    static String file(String name, String value) {
        return "atomicity { " + name + " = file(\"" + value + "\") }";
    }

    /** For a setting that is not there. */
    static MissingPropertyException unknown(String name, Class<?> settings) {
        String place = settings == AtomicityReports.class ? "reports { " + name + " }" : name;
        Set<String> known = new TreeSet<>();
        for (Method method : settings.getMethods()) {
            if (method.getName().startsWith("get") && method.getParameterCount() == 0) {
                known.add(Character.toLowerCase(method.getName().charAt("get".length()))
                        + method.getName().substring("get".length() + 1));
            }
        }
        return new MissingPropertyException("atomicity { " + place + " } is not a setting of the atomicity check ("
                + settings.getName() + ")." + NearestNames.didYouMean(name, known));
    }

    /** Makes commands for replays by the task of that path. */
    static UnaryOperator<String> replayOf(String taskPath) {
        boolean isOfRoot = taskPath.lastIndexOf(':') == 0;
        String task = isOfRoot ? taskPath.substring(1) : taskPath;
        return fingerprint -> "gradle " + task + " --replay " + fingerprint;
    }

    static InvalidUserDataException wrong(SettingException e) {
        return new InvalidUserDataException("Wrong setting atomicity { " + e.setting() + " }: " + e.getMessage(), e);
    }
}
