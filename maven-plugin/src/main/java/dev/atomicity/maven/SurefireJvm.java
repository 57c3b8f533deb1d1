package dev.atomicity.maven;

import dev.atomicity.check.SettingException;
import dev.atomicity.launch.TestJvmSetup;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** The JVM of the tests as Surefire would start it, but for what the user sets otherwise. */
final class SurefireJvm {
    private final MavenSession session;
    private final MavenProject project;
    private final Expressions expressions;
    private final SurefireConfiguration surefire;

    SurefireJvm(MavenSession session, MavenProject project, Expressions expressions, SurefireConfiguration surefire) {
        this.session = session;
        this.project = project;
        this.expressions = expressions;
        this.surefire = surefire;
    }

    /**
     * @param jvmArgs null for Surefire's
     * @param systemProperties in place of Surefire's; null for these
     * @param environment in place of Surefire's; null for that
     */
    TestJvmSetup setup(
            Path javaHome,
            List<Path> launcher,
            String jvmArgs,
            Map<String, String> systemProperties,
            Map<String, String> environment)
            throws MojoExecutionException, SettingException {
        return TestJvmSetup.builder(javaHome, workingDirectory())
                .classPath(classPath())
                .launcher(launcher)
                .moduleOf(module())
                .testRoots(testRoots())
                .jvmArgs(arguments(jvmArgs))
                .systemProperties(properties(systemProperties))
                .environment(environment(environment))
                .build();
    }

    private Map<String, String> environment(Map<String, String> configured) {
        Map<String, String> variables = new LinkedHashMap<>();
        surefire.list("excludedEnvironmentVariables", "surefire.excludedEnvironmentVariables")
                .forEach(name -> variables.put(name, null));
        variables.putAll(isEmpty(configured) ? surefire.map("environmentVariables") : configured);
        return variables;
    }

    private Path workingDirectory() {
        String configured = surefire.text("workingDirectory", "surefire.workingDirectory");
        Path directory = isEmpty(configured)
                ? project.getBasedir().toPath()
                : project.getBasedir().toPath().resolve(configured);
        return Files.isDirectory(directory) ? directory : project.getBasedir().toPath();
    }

    private List<Path> classPath() throws MojoExecutionException {
        Set<String> excluded =
                new LinkedHashSet<>(surefire.list("classpathDependencyExcludes", "maven.test.dependency.excludes"));
        Set<String> excludedScopes = scopes(surefire.text("classpathDependencyScopeExclude", null));
        Set<Path> path = new LinkedHashSet<>();
        try {
            project.getTestClasspathElements().forEach(element -> path.add(Path.of(element)));
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("The class path of the tests is not known: " + e.getMessage(), e);
        }
        for (Artifact artifact : project.getArtifacts()) {
            boolean isExcluded = excluded.contains(name(artifact)) || excludedScopes.contains(artifact.getScope());
            if (artifact.getFile() != null && isExcluded) {
                path.remove(artifact.getFile().toPath());
            }
        }
        surefire.list("additionalClasspathElements", "maven.test.additionalClasspath")
                .forEach(element -> path.add(project.getBasedir().toPath().resolve(element)));
        return List.copyOf(path);
    }

    /** Scopes contain others: a scope has the dependencies of those that it contains. */
    private static Set<String> scopes(String scope) {
        return switch (scope == null ? "" : scope) {
            case "compile" -> Set.of("compile", "provided", "system");
            case "runtime" -> Set.of("compile", "runtime");
            case "test" -> Set.of("compile", "provided", "runtime", "system", "test");
            case "" -> Set.of();
            default -> Set.of(scope);
        };
    }

    private static String name(Artifact artifact) {
        return artifact.getGroupId() + ":" + artifact.getArtifactId();
    }

    private Path module() {
        Path classes = Path.of(project.getBuild().getOutputDirectory());
        boolean isWanted = surefire.flag("useModulePath", "surefire.useModulePath", true);
        return isWanted && Files.exists(classes.resolve("module-info.class")) ? classes : null;
    }

    /** The tests of this module, and those of dependencies that Surefire looks into. */
    List<Path> testRoots() {
        List<Path> roots = new ArrayList<>();
        Path own = Path.of(project.getBuild().getTestOutputDirectory());
        if (Files.isDirectory(own)) {
            roots.add(own);
        }
        List<String> scanned = surefire.list("dependenciesToScan", "dependenciesToScan");
        for (Artifact artifact : project.getArtifacts()) {
            boolean isScanned = scanned.stream()
                    .anyMatch(wanted -> wanted.equals(name(artifact)) || wanted.startsWith(name(artifact) + ":"));
            if (artifact.getFile() != null && isScanned) {
                roots.add(artifact.getFile().toPath());
            }
        }
        return roots;
    }

    private List<String> arguments(String jvmArgs) throws SettingException {
        String line = isEmpty(jvmArgs) ? surefire.text("argLine", "argLine") : expressions.evaluate(jvmArgs);
        List<String> arguments = new ArrayList<>();
        if (surefire.flag("enableAssertions", "enableAssertions", true)) {
            arguments.add("-ea");
        }
        try {
            arguments.addAll(isEmpty(line) ? List.of() : ArgumentLine.split(line));
        } catch (IllegalArgumentException e) {
            throw new SettingException("jvmArgs", e.getMessage());
        }
        return arguments;
    }

    /** Later ones win: what the POM says, then what the command line says. */
    private Map<String, String> properties(Map<String, String> configured) throws MojoExecutionException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("basedir", project.getBasedir().toString());
        properties.put(
                "localRepository", session.getRequest().getLocalRepositoryPath().toString());
        // The JUnit Platform asks for its parameters there as well.
        parse(surefire.map("properties").get("configurationParameters"), properties);
        if (isEmpty(configured)) {
            readFile(surefire.text("systemPropertiesFile", "surefire.systemPropertiesFile"), properties);
            properties.putAll(surefire.map("systemProperties"));
            properties.putAll(surefire.map("systemPropertyVariables"));
        } else {
            properties.putAll(configured);
        }
        session.getUserProperties().forEach((name, value) -> properties.put(name.toString(), value.toString()));
        return properties;
    }

    private void readFile(String name, Map<String, String> properties) throws MojoExecutionException {
        if (isEmpty(name)) {
            return;
        }
        Path file = project.getBasedir().toPath().resolve(name);
        try (Reader in = Files.newBufferedReader(file)) {
            load(in, properties);
        } catch (IOException e) {
            throw new MojoExecutionException(
                    "The <systemPropertiesFile> of maven-surefire-plugin cannot be read: " + file, e);
        }
    }

    private static void parse(String text, Map<String, String> properties) throws MojoExecutionException {
        if (!isEmpty(text)) {
            try {
                load(new StringReader(text), properties);
            } catch (IOException e) {
                throw new MojoExecutionException("The <configurationParameters> cannot be read: " + text, e);
            }
        }
    }

    private static void load(Reader in, Map<String, String> properties) throws IOException {
        Properties loaded = new Properties();
        loaded.load(in);
        loaded.stringPropertyNames()
                .forEach(name -> properties.put(name, loaded.getProperty(name).strip()));
    }

    private static boolean isEmpty(String text) {
        return text == null || text.isBlank();
    }

    private static boolean isEmpty(Map<String, String> map) {
        return map == null || map.isEmpty();
    }
}
