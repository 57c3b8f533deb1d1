package dev.atomicity.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.ConfigurationContainer;

/**
 * A Maven plugin, compiled, tested and packed, but not published: its jar lacks the plugin descriptor and the help goal,
 * which {@code maven-plugin-plugin} makes in the Maven build and for which Maven Central has no Gradle plugin.
 */
public class MavenPluginConventionsPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaConventionsPlugin.class);
        letTestsSeeWhatMavenProvides(project.getConfigurations());
    }

    /** As Maven's scope "provided" does. */
    private static void letTestsSeeWhatMavenProvides(ConfigurationContainer configurations) {
        configurations.getByName("testImplementation").extendsFrom(configurations.getByName("compileOnly"));
    }
}
