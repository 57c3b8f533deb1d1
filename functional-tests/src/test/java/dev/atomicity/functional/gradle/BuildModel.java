package dev.atomicity.functional.gradle;

import java.util.Map;
import java.util.Set;

/**
 * What a build says about the project, in words that both build tools have.
 *
 * @param modules by the directory they are in
 * @param boms versions of the lists of versions that are imported
 */
record BuildModel(String group, String version, Map<String, Module> modules, Map<String, String> boms) {

    /** The use of what only the compiler needs: an annotation processor. */
    static final String PROCESSOR = "processor";

    /** A module, by the name of its artifact. */
    record Module(String artifact, Set<Dependency> dependencies) {}

    /**
     * A dependency.
     *
     * @param use in Maven's words: compile, provided or test; or {@link #PROCESSOR}
     * @param version {@link #OF_THIS_PROJECT} or {@link #FROM_BOM} where the module says none
     */
    record Dependency(String use, String name, String version) {

        static final String OF_THIS_PROJECT = "(of this project)";
        static final String FROM_BOM = "(from a BOM)";
    }
}
