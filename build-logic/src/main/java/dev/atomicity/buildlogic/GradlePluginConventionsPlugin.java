package dev.atomicity.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.file.DuplicatesStrategy;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.publish.maven.plugins.MavenPublishPlugin;
import org.gradle.api.tasks.testing.Test;
import org.gradle.language.jvm.tasks.ProcessResources;
import org.gradle.plugin.devel.plugins.JavaGradlePluginPlugin;

/**
 * A Gradle plugin: with {@code maven-publish} beside it, {@code java-gradle-plugin} publishes both the plugin and the
 * marker artifact through which {@code plugins { id(...) }} finds it.
 */
public class GradlePluginConventionsPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaConventionsPlugin.class);
        project.getPluginManager().apply(JavaGradlePluginPlugin.class);
        project.getPluginManager().apply(MavenPublishPlugin.class);
        project.getExtensions().getByType(JavaPluginExtension.class).withSourcesJar();
        // The sources have the plugin's descriptor for the Maven build, and Gradle generates the same one.
        project.getTasks()
                .named(
                        "processResources",
                        ProcessResources.class,
                        resources -> resources.setDuplicatesStrategy(DuplicatesStrategy.EXCLUDE));
        // Gradle's ProjectBuilder defines decorated classes through java.lang.ClassLoader.
        project.getTasks()
                .withType(Test.class)
                .configureEach(test -> test.jvmArgs("--add-opens=java.base/java.lang=ALL-UNNAMED"));
    }
}
