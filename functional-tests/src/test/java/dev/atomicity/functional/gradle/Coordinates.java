package dev.atomicity.functional.gradle;

/** A jar in a Maven repository. */
record Coordinates(String group, String artifact, String version) {

    String fileName() {
        return artifact + "-" + version + ".jar";
    }

    @Override
    public String toString() {
        return group + ":" + artifact + ":" + version;
    }
}
