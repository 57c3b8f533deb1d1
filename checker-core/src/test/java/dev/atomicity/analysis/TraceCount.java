package dev.atomicity.analysis;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** How many random traces are tried: the system property {@code atomicity.traces.count}, which the marathon raises. */
final class TraceCount implements AroundPropertyHook {
    private static final int DEFAULT = 20_000;

    static int get() {
        return Integer.getInteger("atomicity.traces.count", DEFAULT);
    }

    /** The traces of jqwik cost more than the seeded ones, so the marathon has no more of them than every build. */
    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        context.attributes().setTries(Math.min(get(), DEFAULT));
        return property.execute();
    }
}
