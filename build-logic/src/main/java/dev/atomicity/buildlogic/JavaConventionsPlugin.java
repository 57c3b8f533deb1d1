package dev.atomicity.buildlogic;

import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.plugins.ApplicationPlugin;
import org.gradle.api.plugins.JavaApplication;
import org.gradle.api.plugins.JavaLibraryPlugin;
import org.gradle.api.tasks.bundling.AbstractArchiveTask;
import org.gradle.api.tasks.bundling.Jar;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.api.tasks.testing.Test;

/**
 * How every module is compiled, tested and packed. The checks of the sources themselves (format, Error Prone) are done by
 * the Maven build alone: they would find nothing different here.
 */
public class JavaConventionsPlugin implements Plugin<Project> {

    private static final int JAVA_RELEASE = 17;

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaLibraryPlugin.class);
        project.getRepositories().mavenCentral();
        compileForOneJavaRelease(project);
        testOnJUnitPlatform(project);
        packReproducibly(project);
    }

    private static void compileForOneJavaRelease(Project project) {
        project.getTasks().withType(JavaCompile.class).configureEach(compile -> {
            // A release, no toolchain: any newer JDK can build this, and none has to be downloaded.
            compile.getOptions().getRelease().set(JAVA_RELEASE);
            compile.getOptions().setEncoding("UTF-8");
            compile.getOptions().getCompilerArgs().add("-parameters");
        });
    }

    private static void testOnJUnitPlatform(Project project) {
        DependencyHandler dependencies = project.getDependencies();
        dependencies.add("compileOnly", dependencies.platform(VersionCatalog.library(project, "junit-bom")));
        dependencies.add("testImplementation", dependencies.platform(VersionCatalog.library(project, "junit-bom")));
        dependencies.add("testRuntimeOnly", VersionCatalog.library(project, "junit-platform-launcher"));
        // The same names that the Maven build gives to its tests.
        String tracesCount = project.getProviders()
                .gradleProperty("atomicity.marathon.traces")
                .getOrElse("20000");
        project.getTasks().withType(Test.class).configureEach(test -> {
            test.useJUnitPlatform();
            test.systemProperty("atomicity.root", project.getRootDir().getPath());
            test.systemProperty("atomicity.traces.count", tracesCount);
            test.systemProperty("project.version", project.getVersion().toString());
            // The file of settings that the tests have names Maven's output directory.
            test.systemProperty("jqwik.database", "build/jqwik-database");
        });
    }

    private static void packReproducibly(Project project) {
        project.getTasks().withType(AbstractArchiveTask.class).configureEach(archive -> {
            archive.setPreserveFileTimestamps(false);
            archive.setReproducibleFileOrder(true);
        });
        project.getTasks()
                .withType(Jar.class)
                .configureEach(jar -> jar.getManifest()
                        .attributes(Map.of(
                                "Implementation-Title", project.getName(),
                                "Implementation-Version", project.getVersion().toString())));
        project.getPlugins()
                .withType(
                        ApplicationPlugin.class,
                        application -> project.getTasks()
                                .named(
                                        "jar",
                                        Jar.class,
                                        jar -> jar.getManifest()
                                                .getAttributes()
                                                .put(
                                                        "Main-Class",
                                                        project.getExtensions()
                                                                .getByType(JavaApplication.class)
                                                                .getMainClass())));
    }
}
