package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent asks for files of classes. The program's class loader may answer that with whatever it likes. */
class SystemClassLoaderTest {
    /** Each time a file is asked for, another thread loads a class, which is transformed, and the first one waits for it. */
    private static final String SOURCE = """
            package loading;

            import java.net.URL;
            import java.net.URLClassLoader;
            import java.nio.file.Path;
            import java.util.HashMap;
            import java.util.Map;
            import java.util.concurrent.atomic.AtomicInteger;

            public class Loader extends URLClassLoader {
                private static final AtomicInteger NEXT = new AtomicInteger();

                public Loader(ClassLoader parent) {
                    super(new URL[0], parent);
                }

                /** Called by the JVM for each agent. */
                void appendToClassPathForInstrumentation(String jar) throws Exception {
                    addURL(Path.of(jar).toUri().toURL());
                }

                @Override
                public URL getResource(String name) {
                    int next = NEXT.getAndIncrement();
                    if (next < 3 && name.startsWith("java/util/")) {
                        Thread thread = new Thread(() -> load("loading.Loader$Part" + next));
                        thread.start();
                        try {
                            thread.join();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                    return super.getResource(name);
                }

                private void load(String name) {
                    try {
                        Class.forName(name, true, this);
                    } catch (ClassNotFoundException e) {
                        throw new IllegalStateException(e);
                    }
                }

                static class Part0 { static final Map<String, String> MAP = new HashMap<>(Map.of("k", "v")); static int n = MAP.size(); }
                static class Part1 { static final Map<String, String> MAP = new HashMap<>(Map.of("k", "v")); static int n = MAP.size(); }
                static class Part2 { static final Map<String, String> MAP = new HashMap<>(Map.of("k", "v")); static int n = MAP.size(); }

                public static class Main {
                    public static void main(String[] args) {
                        Map<String, String> map = new HashMap<>(Map.of("k", "v"));
                        System.out.println(map.size() + Part0.n + Part1.n + Part2.n);
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aLoaderMayWaitForAThreadThatLoadsClasses() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source")).resolve("Loader.java");
        Files.writeString(source, SOURCE);
        CompiledProgram.compile(source.getParent(), folder);
        JavaRun run = JavaRun.ofJava(
                "-Djava.system.class.loader=loading.Loader",
                "-javaagent:" + JavaRun.agent(),
                "-cp",
                folder.toString(),
                "loading.Loader$Main");
        assertThat(run.out()).as(run.err()).endsWith("4" + System.lineSeparator()); // the JVM may warn of such a loader
        assertThat(run.err()).contains("atomicity: nothing found");
    }
}
