package dev.atomicity.agent.models;

import dev.atomicity.agent.classes.ClassHierarchy;

/**
 * All that is known of calls of JDK methods.
 *
 * @param data what they do to the data that the JDK keeps
 * @param synchronizers how they order threads
 * @param blocking which of them wait for other threads
 */
public record JdkModels(CallModels data, SyncModels synchronizers, BlockingCalls blocking) {
    public JdkModels(ClassHierarchy hierarchy) {
        this(new CallModels(hierarchy), new SyncModels(hierarchy), new BlockingCalls(hierarchy));
    }
}
