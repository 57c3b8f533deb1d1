package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program in whose methods {@code Elsewhere.run} lets another thread do something, and returns when that is done. That class is not watched,
 * so waiting there does not split a region. The thread is there before, so nobody follows its start.
 */
final class OtherThreadProgram {
    private static final String ELSEWHERE = """
            package %s;

            public class Elsewhere extends Thread {
                private static final Elsewhere OTHER = new Elsewhere();
                private volatile Runnable task;

                private Elsewhere() {
                    setDaemon(true);
                    start();
                }

                @Override
                public void run() {
                    while (true) {
                        Runnable given = task;
                        if (given != null) {
                            given.run();
                            task = null;
                        }
                        Thread.onSpinWait();
                    }
                }

                static void run(Runnable given) {
                    OTHER.task = given;
                    while (OTHER.task != null) {
                        Thread.onSpinWait();
                    }
                }

                static void await(java.util.concurrent.CountDownLatch latch) {
                    while (latch.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                }
            }
            """;

    private OtherThreadProgram() {}

    /** Runs the class {@code Main} of the package, in which something must be found; returns the report. */
    static String check(Path folder, String packageName, String source) throws IOException, InterruptedException {
        Path sources = Files.createDirectories(folder.resolve("source"));
        Files.writeString(sources.resolve("Main.java"), source);
        Files.writeString(sources.resolve("Elsewhere.java"), ELSEWHERE.formatted(packageName));
        CompiledProgram.compile(sources, folder);
        String main = packageName + ".Main";
        JavaRun run = JavaRun.ofCommand("run", "--includes", main + "," + main + "$*", "-cp", folder.toString(), main);
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        return run.err();
    }
}
