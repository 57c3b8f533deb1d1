package dev.atomicity.agent;

import dev.atomicity.agent.jdk.ExitHook;
import dev.atomicity.agent.jdk.JdkTransformer;
import dev.atomicity.hooks.engine.Checking;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;

/** Starts the agent proper; called by the premain class through reflection, in the agent's own class loader. */
public final class Agent {
    private Agent() {}

    /**
     * Reads the options, instruments what is loaded from now on, and starts to check.
     *
     * @param optionsFile null or empty for the defaults
     */
    public static void start(String optionsFile, Instrumentation instrumentation) throws IOException {
        Specification specification = optionsFile == null || optionsFile.isEmpty()
                ? Specification.DEFAULTS
                : Specification.read(Path.of(optionsFile));
        ExitHook.install(instrumentation);
        JdkTransformer.install(instrumentation);
        try {
            // Benchmarks ask what the calls alone cost.
            if (!Boolean.getBoolean("atomicity.emptyHooks")) {
                Checking.start(
                        specification.record(),
                        specification.locksConflict(),
                        specification.regions() == Regions.ATOMIC_SETS);
            }
        } catch (IOException e) {
            throw new IOException("the trace cannot be recorded to " + specification.record() + ": " + e, e);
        }
        Checking.askAtEnd(specification::unusedPatterns);
        Transformer transformer = new Transformer(specification);
        // One that can do it again comes after those that cannot, as coverage tools, which know classes by their files.
        instrumentation.addTransformer(transformer, instrumentation.isRetransformClassesSupported());
        transformer.leaveUnchanged(instrumentation.getAllLoadedClasses());
        Checking.askForSkipped(() -> transformer.hiddenClasses(instrumentation.getAllLoadedClasses()));
    }
}
