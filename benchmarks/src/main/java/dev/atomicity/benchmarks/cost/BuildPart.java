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
    public void measure(CostRun run) throws Exception {
        ProjectFolder project = new ProjectFolder(run, "ordinary");
        project.maven("dependency:unpack@production-code", "dependency:unpack@tests");
        for (int round = 0; round < run.rounds(ROUNDS); round++) {
            project.maven("clean", "verify");
            run.add(NAME, PROGRAM, false, run.usageFile().all());
            project.maven("clean", "verify", "-Pchecked");
            run.add(NAME, PROGRAM, true, run.usageFile().all());
        }
    }
}
