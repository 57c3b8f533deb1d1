package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.check.SettingException;
import dev.atomicity.launch.TestJvmSetup;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.DefaultMavenExecutionResult;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystemSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurefireJvmTest {
    @TempDir
    private Path directory;

    private final MavenProject project = new MavenProject();
    private final Properties user = new Properties();
    private String configuration = "";

    @BeforeEach
    void setUp() throws IOException {
        project.setFile(directory.resolve("pom.xml").toFile());
        Build build = new Build();
        build.setOutputDirectory(directory.resolve("classes").toString());
        build.setTestOutputDirectory(
                Files.createDirectories(directory.resolve("test-classes")).toString());
        project.getModel().setBuild(build);
    }

    @Test
    void whatIsNotSetIsSurefires() throws Exception {
        Files.createDirectories(directory.resolve("elsewhere"));
        Files.writeString(directory.resolve("more.properties"), "from.file = 1\nboth = file\n");
        configuration = "<argLine>-Xmx1g -Dx='a b'</argLine>"
                + "<systemPropertiesFile>more.properties</systemPropertiesFile>"
                + "<systemPropertyVariables><both>pom</both><asked>pom</asked></systemPropertyVariables>"
                + "<environmentVariables><GREETING>hello</GREETING></environmentVariables>"
                + "<excludedEnvironmentVariables><name>SECRET</name></excludedEnvironmentVariables>"
                + "<properties><configurationParameters>\n  a.b = true\n  c = d\n</configurationParameters></properties>"
                + "<workingDirectory>elsewhere</workingDirectory>"
                + "<additionalClasspathElements><element>more.jar</element></additionalClasspathElements>";
        user.setProperty("asked", "line");
        TestJvmSetup setup = setup(null, null, null);

        assertThat(setup.jvmArgs()).containsExactly("-ea", "-Xmx1g", "-Dx=a b");
        assertThat(setup.systemProperties())
                .containsEntry("from.file", "1")
                .containsEntry("both", "pom")
                .containsEntry("asked", "line")
                .containsEntry("a.b", "true")
                .containsEntry("c", "d")
                .containsEntry("basedir", directory.toString());
        assertThat(setup.environment())
                .hasSize(2)
                .containsEntry("GREETING", "hello")
                .containsEntry("SECRET", null);
        assertThat(setup.workingDirectory()).isEqualTo(directory.resolve("elsewhere"));
        assertThat(setup.classPath())
                .containsExactly(
                        directory.resolve("test-classes"), directory.resolve("classes"), directory.resolve("more.jar"));
        assertThat(setup.testRoots()).containsExactly(directory.resolve("test-classes"));
    }

    @Test
    void whatIsSetTakesItsPlace() throws Exception {
        configuration = "<argLine>-Xmx1g</argLine><enableAssertions>false</enableAssertions>"
                + "<systemPropertyVariables><a>1</a></systemPropertyVariables>"
                + "<environmentVariables><A>1</A></environmentVariables>";
        project.getProperties().setProperty("argLine", "-javaagent:jacoco.jar");
        TestJvmSetup setup = setup("@{argLine} -Xmx2g", Map.of("b", "2"), Map.of("B", "2"));

        assertThat(setup.jvmArgs()).containsExactly("-javaagent:jacoco.jar", "-Xmx2g");
        assertThat(setup.systemProperties()).containsEntry("b", "2").doesNotContainKey("a");
        assertThat(setup.environment()).containsExactly(Map.entry("B", "2"));
    }

    @Test
    void aModuleRunsAsAModuleUnlessSurefireIsToldOtherwise() throws Exception {
        Path classes = Files.createDirectories(directory.resolve("classes"));
        assertThat(setup(null, null, null).moduleOf()).isNull();

        Files.createFile(classes.resolve("module-info.class"));
        assertThat(setup(null, null, null).moduleOf()).isEqualTo(classes);

        configuration = "<useModulePath>false</useModulePath>";
        assertThat(setup(null, null, null).moduleOf()).isNull();
    }

    @Test
    void argumentsThatCannotBeReadAreNamed() {
        assertThatThrownBy(() -> setup("-Dx='a", null, null))
                .isInstanceOfSatisfying(
                        SettingException.class, e -> assertThat(e.setting()).isEqualTo("jvmArgs"));
    }

    private TestJvmSetup setup(String jvmArgs, Map<String, String> properties, Map<String, String> environment)
            throws Exception {
        Plugin surefire = new Plugin();
        surefire.setGroupId("org.apache.maven.plugins");
        surefire.setArtifactId("maven-surefire-plugin");
        surefire.setConfiguration("<configuration>" + configuration + "</configuration>");
        project.getBuild().setPlugins(List.of(surefire));
        project.getBuild().flushPluginMap();
        MavenSession session = session();
        Expressions expressions = new Expressions(session, project);
        return new SurefireJvm(session, project, expressions, new SurefireConfiguration(project, expressions))
                .setup(Path.of("jdk"), List.of(), jvmArgs, properties, environment);
    }

    @SuppressWarnings("deprecation") // the only constructor that needs no container
    private MavenSession session() {
        MavenExecutionRequest request = new DefaultMavenExecutionRequest()
                .setUserProperties(user)
                .setSystemProperties(new Properties())
                .setLocalRepositoryPath(new File("repository"));
        return new MavenSession(null, (RepositorySystemSession) null, request, new DefaultMavenExecutionResult());
    }
}
