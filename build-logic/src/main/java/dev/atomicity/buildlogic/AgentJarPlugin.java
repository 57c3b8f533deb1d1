package dev.atomicity.buildlogic;

import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.distribution.DistributionContainer;
import org.gradle.api.distribution.plugins.DistributionPlugin;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.Directory;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.BasePlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.publish.maven.plugins.MavenPublishPlugin;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.bundling.Jar;
import org.gradle.api.tasks.bundling.ZipEntryCompression;
import org.gradle.api.tasks.testing.Test;

/**
 * Packs the agent as the Maven build does: a jar that carries two others, one for each class loader that its entry
 * fills. The tests get its path, and a distribution has it beside the command's own jar.
 */
public class AgentJarPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaConventionsPlugin.class);
        SourceSet main = project.getExtensions()
                .getByType(JavaPluginExtension.class)
                .getSourceSets()
                .getByName(SourceSet.MAIN_SOURCE_SET_NAME);
        FileCollection classes = main.getOutput().getClassesDirs();
        Provider<Directory> parts = project.getLayout().getBuildDirectory().dir("agent");

        TaskProvider<Jar> boot = project.getTasks().register("agentBootJar", Jar.class, jar -> {
            jar.setDescription("Packs the part of the agent that every class sees.");
            jar.setEntryCompression(ZipEntryCompression.STORED);
            jar.getArchiveFileName().set("boot.jar");
            jar.getDestinationDirectory().set(parts);
            jar.from(classes);
            jar.include("dev/atomicity/checker/**", "dev/atomicity/shadow/**", "dev/atomicity/hooks/**", "dev/atomicity/provoke/**");
            jar.include("dev/atomicity/steps/**", "dev/atomicity/prediction/**", "dev/atomicity/trace/**");
        });
        TaskProvider<Jar> transformers = project.getTasks().register("agentTransformersJar", Jar.class, jar -> {
            jar.setDescription("Packs the part of the agent that no class of the program sees, with ASM.");
            jar.setEntryCompression(ZipEntryCompression.STORED);
            jar.getArchiveFileName().set("agent.jar");
            jar.getDestinationDirectory().set(parts);
            jar.from(classes);
            jar.from(asmClasses(project, main));
            jar.include("dev/atomicity/agent/**", "dev/atomicity/specification/**", "org/objectweb/asm/**");
        });
        TaskProvider<Jar> agent = project.getTasks().register("agentJar", Jar.class, jar -> {
            jar.setGroup(BasePlugin.BUILD_GROUP);
            jar.setDescription("Packs the agent for -javaagent.");
            jar.getArchiveFileName().set("atomicity-agent.jar");
            jar.getArchiveClassifier().set("agent");
            jar.from(classes, entry -> entry.include("dev/atomicity/premain/**"));
            jar.into("META-INF/atomicity", inner -> inner.from(boot, transformers));
            jar.getManifest()
                    .attributes(Map.of(
                            "Premain-Class", "dev.atomicity.premain.Premain", "Can-Retransform-Classes", "true"));
        });

        TaskProvider<Jar> runner = project.getTasks().register("runnerJar", Jar.class, jar -> {
            jar.setDescription("Packs what runs the tests in their own JVM.");
            jar.getArchiveFileName().set("atomicity-runner.jar");
            jar.getDestinationDirectory().set(parts);
            jar.from(classes);
            jar.include("dev/atomicity/protocol/**", "dev/atomicity/runner/**", "dev/atomicity/steps/**");
        });
        // Both plugins bring the jars for the JVM of the tests with them.
        project.getTasks()
                .named(
                        "jar",
                        Jar.class,
                        jar -> jar.into("META-INF/atomicity", inner -> inner.from(agent, runner)));
        project.getTasks().named(BasePlugin.ASSEMBLE_TASK_NAME, assemble -> assemble.dependsOn(agent));
        project.getTasks().withType(Test.class).configureEach(test -> {
            test.getInputs().files(agent).withPropertyName("agent");
            test.systemProperty(
                    "atomicity.agent",
                    project.getLayout()
                            .getBuildDirectory()
                            .file("libs/atomicity-agent.jar")
                            .get()
                            .getAsFile()
                            .getPath());
        });
        project.getPlugins()
                .withType(
                        MavenPublishPlugin.class,
                        publish -> project.getExtensions()
                                .getByType(PublishingExtension.class)
                                .getPublications()
                                .withType(MavenPublication.class)
                                .configureEach(publication -> publication.artifact(agent)));
        project.getPlugins()
                .withType(
                        DistributionPlugin.class,
                        distribution -> project.getExtensions()
                                .getByType(DistributionContainer.class)
                                .getByName(DistributionPlugin.MAIN_DISTRIBUTION_NAME)
                                .getContents()
                                .into("lib", library -> library.from(agent)));
    }

    private static ConfigurableFileCollection asmClasses(Project project, SourceSet main) {
        FileCollection asm = project.getConfigurations()
                .getByName(main.getRuntimeClasspathConfigurationName())
                .filter(file -> file.getName().startsWith("asm"));
        return project.files(asm.getElements().map(jars -> jars.stream().map(project::zipTree).toList()));
    }
}
