package dev.atomicity.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.ConfigurationContainer;

/** A Maven plugin. */
public class MavenPluginConventionsPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(LibraryConventionsPlugin.class);
        letTestsSeeWhatMavenProvides(project.getConfigurations());
    }

    /** As Maven's scope "provided" does. */
    private static void letTestsSeeWhatMavenProvides(ConfigurationContainer configurations) {
        configurations
                .getByName("testImplementation")
                .extendsFrom(configurations.getByName("compileOnly"));
    }
}
