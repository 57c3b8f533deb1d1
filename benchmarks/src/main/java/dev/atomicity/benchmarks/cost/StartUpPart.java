package dev.atomicity.benchmarks.cost;

/** A project with one empty test: what there is to pay before anything is checked. */
final class StartUpPart implements Part {
    static final String NAME = "start-up";

    private static final int ROUNDS = 7;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void measure(CostRun run) throws Exception {
        ProjectFolder project = new ProjectFolder(run, "empty");
        project.maven("test-compile");
        for (int round = 0; round < run.rounds(ROUNDS); round++) {
            project.maven("surefire:test");
            run.add(NAME, "empty test class", false, run.usageFile().withoutMaven());
            project.maven("atomicity:check");
            run.add(NAME, "empty test class", true, run.usageFile().withoutMaven());
        }
    }
}
