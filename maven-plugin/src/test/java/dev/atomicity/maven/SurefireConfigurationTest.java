package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.check.SettingException;
import dev.atomicity.protocol.TestSelection;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.DefaultMavenExecutionResult;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystemSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurefireConfigurationTest {
    private final MavenProject project = new MavenProject();
    private final Properties user = new Properties();
    private final Plugin surefire = new Plugin();

    @BeforeEach
    void setUp() {
        project.setFile(new File("/work/pom.xml"));
        surefire.setGroupId("org.apache.maven.plugins");
        surefire.setArtifactId("maven-surefire-plugin");
        project.getModel().setBuild(new Build());
        project.getBuild().addPlugin(surefire);
    }

    @Test
    void theExecutionSaysMoreThanThePlugin() {
        plugin("<argLine>-Xmx1g</argLine><jvm>java</jvm>");
        execution("<argLine>-Xmx2g</argLine>");

        assertThat(configuration().text("argLine", "argLine")).isEqualTo("-Xmx2g");
        assertThat(configuration().text("jvm", "jvm")).isEqualTo("java");
        assertThat(configuration().text("test", "test")).isNull();
    }

    @Test
    void propertiesStandInForWhatThePomDoesNotSay() {
        project.getProperties().setProperty("argLine", "-javaagent:jacoco.jar");
        user.setProperty("groups", "fast,small");

        assertThat(configuration().text("argLine", "argLine")).isEqualTo("-javaagent:jacoco.jar");
        assertThat(configuration().list("groups", "groups")).containsExactly("fast", "small");
    }

    @Test
    void whatOtherGoalsSetIsPutIn() {
        plugin("<argLine>@{argLine} ${extra} -Dfork=${surefire.forkNumber} @{absent} ${unknown}</argLine>");
        project.getProperties().setProperty("argLine", "-javaagent:@{where}.jar");
        project.getProperties().setProperty("where", "jacoco");
        user.setProperty("extra", "-ea");

        assertThat(configuration().text("argLine", "argLine"))
                .isEqualTo("-javaagent:jacoco.jar -ea -Dfork=1  ${unknown}");
    }

    @Test
    void aPropertyThatNamesItselfComesToAnEnd() {
        plugin("<argLine>@{argLine}</argLine>");
        project.getProperties().setProperty("argLine", "-ea @{argLine}");

        assertThat(configuration().text("argLine", "argLine")).isEqualTo("-ea ");
    }

    @Test
    void mapsComeInTwoForms() {
        plugin("<systemPropertyVariables><a>1</a><b.c>${basedir}</b.c></systemPropertyVariables>"
                + "<systemProperties><property><name>d</name><value>2</value></property></systemProperties>");

        assertThat(configuration().map("systemPropertyVariables"))
                .containsEntry("a", "1")
                .containsEntry("b.c", new File("/work").getAbsolutePath());
        assertThat(configuration().map("systemProperties")).containsEntry("d", "2");
    }

    @Test
    void surefiresOwnPatternsDecideWhatIsATest() throws SettingException {
        TestSelection selection = new SurefireTests(configuration()).selection(null, null);

        assertThat(selection.selects("a.FooTest", "x")).isTrue();
        assertThat(selection.selects("a.TestFoo", "x")).isTrue();
        assertThat(selection.selects("a.FooTestCase", "x")).isTrue();
        assertThat(selection.selects("a.FooTest$Inner", "x")).isTrue();
        assertThat(selection.selects("a.FooIT", "x")).isFalse();
    }

    @Test
    void includesExcludesAndGroupsAreTaken() throws SettingException {
        plugin("<includes><include>**/*Spec.java</include></includes>"
                + "<excludes><exclude>**/Slow*</exclude><exclude>**/*$*</exclude></excludes>"
                + "<groups>fast</groups><excludedGroups>broken, flaky</excludedGroups>");
        TestSelection selection = new SurefireTests(configuration()).selection(null, null);

        assertThat(selection.selects("a.FooSpec", "x")).isTrue();
        assertThat(selection.selects("a.FooSpec$Inner", "x")).isTrue();
        assertThat(selection.selects("a.SlowSpec", "x")).isFalse();
        assertThat(selection.selects("a.FooTest", "x")).isFalse();
        assertThat(selection.tags()).containsExactly("fast");
        assertThat(selection.notTags()).containsExactly("broken", "flaky");
    }

    @Test
    void includesAndExcludesMayStandInFiles(@TempDir Path directory) throws Exception {
        project.setFile(directory.resolve("pom.xml").toFile());
        Files.writeString(directory.resolve("in.txt"), "# which\n**/*Spec.java\n\n");
        Files.writeString(directory.resolve("out.txt"), "**/Slow* # too slow\n");
        plugin("<includesFile>in.txt</includesFile><excludesFile>${basedir}/out.txt</excludesFile>");
        TestSelection selection = new SurefireTests(configuration()).selection(null, null);

        assertThat(selection.selects("a.FooSpec", "x")).isTrue();
        assertThat(selection.selects("a.SlowSpec", "x")).isFalse();
        assertThat(selection.selects("a.FooTest", "x")).isFalse();

        plugin("<includesFile>absent.txt</includesFile>");
        assertThatThrownBy(() -> new SurefireTests(configuration()).selection(null, null))
                .isInstanceOf(SettingException.class)
                .hasMessageContaining("<includesFile> of maven-surefire-plugin cannot be read");
    }

    @Test
    void suitesAreNoticedUnlessTestsAreNamed() {
        plugin("<suiteXmlFiles><suiteXmlFile>testng.xml</suiteXmlFile></suiteXmlFiles>");

        assertThat(new SurefireTests(configuration()).hasSuites(null)).isTrue();
        assertThat(new SurefireTests(configuration()).hasSuites("FooTest")).isFalse();
        user.setProperty("test", "FooTest");
        assertThat(new SurefireTests(configuration()).hasSuites(null)).isFalse();
    }

    @Test
    void whoNamesTestsMeansJustThese() throws SettingException {
        plugin("<excludes><exclude>**/Slow*</exclude></excludes><groups>fast</groups>");
        user.setProperty("test", "SlowIT#one");
        TestSelection asked = new SurefireTests(configuration()).selection(null, List.of("!slow"));

        assertThat(asked.selects("a.SlowIT", "one")).isTrue();
        assertThat(asked.selects("a.SlowIT", "two")).isFalse();
        assertThat(asked.tags()).containsExactly("!slow");

        TestSelection own = new SurefireTests(configuration()).selection("!SlowTest", null);
        assertThat(own.selects("a.FooTest", "x")).isTrue();
        assertThat(own.selects("a.SlowTest", "x")).isFalse();
        assertThat(own.selects("a.FooIT", "x")).isFalse();
    }

    private void plugin(String xml) {
        surefire.setConfiguration(new Xml(xml));
    }

    private void execution(String xml) {
        PluginExecution execution = new PluginExecution();
        execution.setId("default-test");
        execution.setConfiguration(new Xml(xml));
        surefire.addExecution(execution);
    }

    private SurefireConfiguration configuration() {
        return new SurefireConfiguration(project, new Expressions(session(), project));
    }

    @SuppressWarnings("deprecation") // the only constructor that needs no container
    private MavenSession session() {
        return new MavenSession(
                null,
                (RepositorySystemSession) null,
                new DefaultMavenExecutionRequest().setUserProperties(user).setSystemProperties(new Properties()),
                new DefaultMavenExecutionResult());
    }

    /** Maven's own type for it prints itself as XML, too. */
    private record Xml(String content) {
        @Override
        public String toString() {
            return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<configuration>" + content + "</configuration>";
        }
    }
}
