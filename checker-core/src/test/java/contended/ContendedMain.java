package contended;

/** Runs the programs: {@code ContendedMain ROUNDS right|broken [NAME]}. */
public final class ContendedMain {
    private ContendedMain() {}

    public static void main(String[] args) throws Exception {
        int rounds = Integer.parseInt(args[0]);
        String only = args.length > 2 ? args[2] : "";
        boolean right = args[1].equals("right");
        if ("Maps".contains(only)) {
            run(right, () -> Maps.right(rounds), () -> Maps.broken(rounds));
        }
        if ("Publication".contains(only)) {
            run(right, () -> Publication.right(rounds), () -> Publication.broken(rounds));
        }
        if ("Guarded".contains(only)) {
            run(right, () -> Guarded.right(rounds), () -> Guarded.broken(rounds));
        }
        if ("LockFree".contains(only)) {
            run(right, () -> LockFree.right(rounds), () -> LockFree.broken(rounds));
        }
        if ("Texts".contains(only)) {
            run(right, () -> Texts.right(rounds), () -> {});
        }
        if ("Waits".contains(only)) {
            run(right, () -> Waits.right(rounds), () -> {});
        }
        if ("Pipelines".contains(only)) {
            run(right, () -> Pipelines.right(rounds), () -> {});
        }
    }

    private interface Programs {
        void run() throws Exception;
    }

    private static void run(boolean right, Programs rightOnes, Programs brokenOnes) throws Exception {
        (right ? rightOnes : brokenOnes).run();
    }
}
