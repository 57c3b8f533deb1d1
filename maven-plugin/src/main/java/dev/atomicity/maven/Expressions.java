package dev.atomicity.maven;

import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/**
 * Puts values for <code>${name}</code> and <code>@{name}</code>. Maven does so when it reads the POM; what other goals of this
 * build set since then, as JaCoCo sets {@code argLine}, is known only now.
 */
final class Expressions {
    private static final Pattern EXPRESSION = Pattern.compile("[$@]\\{([^{}]+)}");

    private final Properties user;
    private final Properties system;
    private final MavenProject project;

    Expressions(MavenSession session, MavenProject project) {
        this.user = session.getUserProperties();
        this.system = session.getSystemProperties();
        this.project = project;
    }

    /** The value of a property as Maven would take it; null if there is none. */
    String property(String name) {
        String value = user.getProperty(name);
        if (value == null) {
            value = project.getProperties().getProperty(name);
        }
        return value != null ? value : system.getProperty(name);
    }

    /** What has no value stays unchanged, but {@code @{name}}, which is written for goals that may not have run. */
    String evaluate(String text) {
        return text == null ? null : evaluate(text, new HashSet<>());
    }

    private String evaluate(String text, Set<String> inside) {
        return EXPRESSION.matcher(text).replaceAll(match -> {
            String name = match.group(1);
            String value = value(name);
            if (value == null || !inside.add(name)) {
                return Matcher.quoteReplacement(match.group().startsWith("@") ? "" : match.group());
            }
            String evaluated = evaluate(value, inside);
            inside.remove(name);
            return Matcher.quoteReplacement(evaluated);
        });
    }

    private String value(String name) {
        return switch (name) {
            case "basedir", "project.basedir" -> project.getBasedir().toString();
            case "project.build.directory" -> project.getBuild().getDirectory();
            case "project.build.outputDirectory" -> project.getBuild().getOutputDirectory();
            case "project.build.testOutputDirectory" -> project.getBuild().getTestOutputDirectory();
            // Surefire numbers the JVMs that run side by side; here there is one.
            case "surefire.forkNumber", "surefire.threadNumber" -> "1";
            default -> property(name);
        };
    }
}
