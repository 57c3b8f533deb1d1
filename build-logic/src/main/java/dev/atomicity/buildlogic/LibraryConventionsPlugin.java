package dev.atomicity.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.publish.maven.plugins.MavenPublishPlugin;

/** A module that others use: published with its sources. */
public class LibraryConventionsPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaConventionsPlugin.class);
        project.getPluginManager().apply(MavenPublishPlugin.class);
        project.getExtensions().getByType(JavaPluginExtension.class).withSourcesJar();
        project.getExtensions()
                .getByType(PublishingExtension.class)
                .getPublications()
                .create(
                        "library",
                        MavenPublication.class,
                        publication -> publication.from(project.getComponents().getByName("java")));
    }
}
