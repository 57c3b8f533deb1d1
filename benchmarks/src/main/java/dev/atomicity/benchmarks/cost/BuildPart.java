package dev.atomicity.benchmarks.cost;

/** {@code mvn clean verify} of a whole project with the plugin and without it: Maven and all JVMs that it starts. */
final class BuildPart implements Part {
    static final String NAME = "build";

    private static final int ROUNDS = 3;
    private static final String PROGRAM = "commons-text 1.11.0";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void measure(Session session) throws Exception {
        ProjectFolder project = new ProjectFolder(session, "ordinary");
        project.maven("dependency:unpack@production-code", "dependency:unpack@tests");
        for (int round = 0; round < session.rounds(ROUNDS); round++) {
            project.maven("clean", "verify");
            session.add(NAME, PROGRAM, false, session.usageFile().all());
            project.maven("clean", "verify", "-Pchecked");
            session.add(NAME, PROGRAM, true, session.usageFile().all());
        }
    }
}
