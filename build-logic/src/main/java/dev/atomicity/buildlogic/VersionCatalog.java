package dev.atomicity.buildlogic;

import org.gradle.api.Project;
import org.gradle.api.artifacts.MinimalExternalModuleDependency;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.provider.Provider;

/** The libraries of {@code gradle/libs.versions.toml}, for plugins, which have no generated accessors. */
final class VersionCatalog {

    private VersionCatalog() {}

    static Provider<MinimalExternalModuleDependency> library(Project project, String alias) {
        return project.getExtensions()
                .getByType(VersionCatalogsExtension.class)
                .named("libs")
                .findLibrary(alias)
                .orElseThrow(() -> new IllegalArgumentException("gradle/libs.versions.toml has no library " + alias));
    }
}
