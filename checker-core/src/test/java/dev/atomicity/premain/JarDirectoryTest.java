package dev.atomicity.premain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jars of an agent in use are never deleted, whatever the JVM that looks knows of processes; those left behind are. */
class JarDirectoryTest {
    private static final String READY = "ready";
    private static final int ROUNDS = 40;

    @TempDir
    private Path temporary;

    /** A JVM with a directory of its own, until its input ends. */
    static final class Holder {
        private Holder() {}

        public static void main(String[] args) throws IOException {
            JarDirectory directory = JarDirectory.make(Path.of(args[0]));
            directory.unpack("boot.jar", new ByteArrayInputStream(new byte[] {1}));
            System.gc(); // the lock is held all the same
            System.out.println(READY);
            while (System.in.read() >= 0) {
                System.gc();
            }
        }
    }

    /** A JVM that makes and looks for directories again and again, while others do the same. */
    static final class Crowded {
        private Crowded() {}

        public static void main(String[] args) throws IOException {
            Path temporary = Path.of(args[0]);
            for (int i = 0; i < ROUNDS; i++) {
                JarDirectory directory = JarDirectory.make(temporary);
                JarDirectory.deleteLeftOvers(temporary);
                Path jar = directory.unpack("boot.jar", new ByteArrayInputStream(new byte[] {1}));
                JarDirectory.deleteLeftOvers(temporary);
                if (!Files.exists(jar)) {
                    throw new IllegalStateException(jar + " is gone");
                }
            }
        }
    }

    @Test
    void theJarsOfAnotherJvmStayUntilItIsKilled() throws IOException, InterruptedException {
        Process holder = start(Holder.class);
        try {
            BufferedReader output = holder.inputReader();
            assertThat(output.readLine()).isEqualTo(READY);
            JarDirectory.deleteLeftOvers(temporary);
            assertThat(jars()).hasSize(1);
        } finally {
            holder.destroyForcibly().waitFor();
        }
        assertThat(jars()).as("what a killed JVM leaves").hasSize(1);

        JarDirectory.deleteLeftOvers(temporary);
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void aJvmDeletesItsOwnDirectoryAtItsEnd() throws IOException, InterruptedException {
        Process holder = start(Holder.class);
        holder.getOutputStream().close();
        assertThat(holder.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void manyThatStartAtTheSameTimeLeaveEachOtherAlone() throws IOException, InterruptedException {
        List<Process> crowd = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            crowd.add(start(Crowded.class));
        }
        for (Process process : crowd) {
            String errors = new String(process.getErrorStream().readAllBytes());
            assertThat(process.waitFor()).as(errors).isZero();
        }
        JarDirectory.deleteLeftOvers(temporary);
        assertThat(temporary).isEmptyDirectory();
    }

    /** This JVM must not even try the locks of its own directories: that would release them. */
    @Test
    void ownDirectoriesStay() throws IOException, InterruptedException {
        JarDirectory own = JarDirectory.make(temporary);
        Path jar = own.unpack("agent.jar", new ByteArrayInputStream(new byte[] {1}));
        JarDirectory.deleteLeftOvers(temporary);
        Process other = start(Crowded.class);
        assertThat(other.waitFor()).isZero();
        assertThat(jar).exists();
    }

    @Test
    void onlyWhatIsKnownToBeLeftBehindIsDeleted() throws IOException {
        Path empty = Files.createDirectory(temporary.resolve("atomicity-agent-1"));
        Path withoutLock = Files.createDirectory(temporary.resolve("atomicity-agent-2"));
        Path jar = Files.createFile(withoutLock.resolve("boot.jar"));
        Path others = Files.createDirectory(temporary.resolve("others"));
        Path theirLock = Files.createFile(others.resolve("lock"));
        Path theirJar = Files.createFile(others.resolve("their.jar"));
        Files.createSymbolicLink(temporary.resolve("atomicity-agent-3"), others);

        JarDirectory.deleteLeftOvers(temporary);

        assertThat(empty).doesNotExist();
        assertThat(jar).exists();
        assertThat(theirLock).exists();
        assertThat(theirJar).exists();
    }

    private Process start(Class<?> main) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName(),
                        temporary.toString())
                .start();
    }

    private List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.walk(temporary)) {
            return files.filter(file -> file.toString().endsWith(".jar")).toList();
        }
    }
}
