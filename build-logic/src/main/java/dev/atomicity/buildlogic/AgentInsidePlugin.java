package dev.atomicity.buildlogic;

import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.bundling.Jar;
import org.gradle.api.tasks.testing.Test;

/** Packs the agent into the jar of a module, so that the jar itself can stand behind -javaagent. */
public class AgentInsidePlugin implements Plugin<Project> {
    private static final String CORE = ":checker-core";

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaConventionsPlugin.class);
        project.evaluationDependsOn(CORE);
        TaskProvider<Jar> agent = project.project(CORE).getTasks().named("agentJar", Jar.class);
        project.getTasks().named("jar", Jar.class, jar -> {
            jar.from(
                    agent.map(packed -> project.zipTree(packed.getArchiveFile())),
                    content -> content.include("dev/atomicity/premain/**", "META-INF/atomicity/**"));
            jar.getManifest()
                    .attributes(Map.of(
                            "Premain-Class", "dev.atomicity.premain.Premain", "Can-Retransform-Classes", "true"));
        });
        project.getTasks().withType(Test.class).configureEach(test -> {
            test.getInputs().files(agent).withPropertyName("agent");
            test.systemProperty(
                    "atomicity.agent",
                    agent.get().getArchiveFile().get().getAsFile().getPath());
        });
    }
}
