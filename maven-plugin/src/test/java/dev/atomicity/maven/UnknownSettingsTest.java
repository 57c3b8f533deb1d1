package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import java.util.Set;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.junit.jupiter.api.Test;

class UnknownSettingsTest {
    private final UnknownSettings unknown = new UnknownSettings(Set.of("maxViolations", "regions", "results"));

    private static Object xml(String elements) {
        String xml = "<configuration>" + elements + "</configuration>";
        return new Object() {
            @Override
            public String toString() {
                return xml;
            }
        };
    }

    @Test
    void propertiesAreNamedWithTheNearestOne() {
        Properties properties = new Properties();
        properties.setProperty("atomicity.maxViolation", "1");
        properties.setProperty("atomicity.regions", "all");
        properties.setProperty("atomicity.version", "1.0");
        properties.setProperty("other.maxViolation", "1");
        unknown.lookThrough(properties);

        assertThat(unknown.sentences())
                .containsExactly("-Datomicity.maxViolation is not a setting of the atomicity check and is ignored."
                        + " Did you mean -Datomicity.maxViolations?");
    }

    @Test
    void elementsOfThePomAreNamedWhereverTheyAre() {
        Plugin plugin = new Plugin();
        plugin.setConfiguration(xml("<region>all</region><results/>"));
        PluginExecution execution = new PluginExecution();
        execution.setConfiguration(xml("<maxViolations>0</maxViolations><colour>red</colour>"));
        plugin.addExecution(execution);
        unknown.lookThrough(plugin);

        assertThat(unknown.sentences())
                .containsExactly(
                        "<region> is not a setting of the atomicity check and is ignored. Did you mean <regions>?",
                        "<colour> is not a setting of the atomicity check and is ignored.");
    }

    @Test
    void aPluginThatThePomDoesNotNameHasNoElements() {
        unknown.lookThrough((Plugin) null);

        assertThat(unknown.sentences()).isEmpty();
    }
}
