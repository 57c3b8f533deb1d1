package dev.atomicity.agent;

import dev.atomicity.agent.jdk.ExitHook;
import dev.atomicity.agent.jdk.JdkTransformer;
import dev.atomicity.hooks.engine.Checking;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import java.io.IOException;
import java.lang.instrument.Instrumentation;

/** Starts the agent proper; called by the premain class through reflection, in the agent's own class loader. */
public final class Agent {
    private Agent() {}

    /**
     * Reads the options, instruments what is loaded from now on, and starts to check.
     *
     * @param options the name of the options file, or settings; null or empty for the defaults
     */
    public static void start(String options, Instrumentation instrumentation) throws IOException {
        Specification specification =
                options == null || options.isEmpty() ? Specification.DEFAULTS : Specification.ofArgument(options);
        ExitHook.install(instrumentation);
        boolean areThreadsFollowed = JdkTransformer.install(instrumentation);
        try {
            // For benchmarks: the cost of the calls alone.
            if (!Boolean.getBoolean("atomicity.emptyHooks")) {
                Checking.start(
                        specification.record(),
                        specification.locksConflict(),
                        specification.regions() == Regions.ATOMIC_SETS,
                        areThreadsFollowed && specification.mayBeSolo());
            }
        } catch (IOException e) {
            throw new IOException("the trace cannot be recorded to " + specification.record() + ": " + e, e);
        }
        Checking.askAtEnd(specification::unusedPatterns);
        Transformer transformer = new Transformer(specification);
        // A transformer that supports retransformation runs after those that do not, such as coverage tools, which
        // identify classes by
        // their files.
        instrumentation.addTransformer(transformer, instrumentation.isRetransformClassesSupported());
        transformer.leaveUnchanged(instrumentation.getAllLoadedClasses());
        Checking.askForSkipped(() -> transformer.hiddenClasses(instrumentation.getAllLoadedClasses()));
    }
}
