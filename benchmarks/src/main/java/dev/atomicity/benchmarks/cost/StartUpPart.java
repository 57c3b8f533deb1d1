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
    public void measure(Session session) throws Exception {
        ProjectFolder project = new ProjectFolder(session, "empty");
        project.maven("test-compile");
        for (int round = 0; round < session.rounds(ROUNDS); round++) {
            project.maven("surefire:test");
            session.add(NAME, "empty test class", false, session.usageFile().withoutMaven());
            project.maven("atomicity:check");
            session.add(NAME, "empty test class", true, session.usageFile().withoutMaven());
        }
    }
}
