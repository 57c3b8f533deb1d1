package dev.atomicity.premain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The directory into which the agent of one JVM unpacks its jars. It is deleted when the JVM ends, or, if that was killed, when
 * the next JVM with the agent starts.
 *
 * <p>Temporary directories are shared, also between containers, which know nothing of each other's processes. So whether a
 * directory is in use is decided by a lock on a file in it: its JVM holds the lock as long as it lives, and the operating system
 * releases it however the JVM ends. Nobody deletes anything of a directory, unless it is empty, without holding its lock; and
 * the file with the lock is the first to be made and the last to be deleted.
 */
final class JarDirectory {
    private static final String PREFIX = "atomicity-agent-";
    private static final String LOCK = "lock";
    private static final Set<PosixFilePermission> ONLY_OWNER =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    /** So often the directory may be deleted, as one that nobody uses, before it is locked. */
    private static final int ATTEMPTS = 100;

    /** Instead of the lock, where the file system has none: then nobody but its own JVM deletes the directory. */
    private static final String WITHOUT_LOCK = "unlocked";

    /**
     * The directories of this JVM, with the open files that have the locks: a file that nobody refers to is closed. Nor may
     * this JVM try those locks, because to close a file gives up all locks that the process has on it.
     */
    private static final Map<Path, JarDirectory> OWN = new ConcurrentHashMap<>();

    private final Path path;

    @SuppressWarnings("unused") // only kept open; null without a lock
    private final FileChannel lock;

    private JarDirectory(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
        OWN.put(path, this);
    }

    /** Makes a directory for this JVM. */
    static JarDirectory make(Path temporary) throws IOException {
        for (int i = 0; i < ATTEMPTS; i++) {
            Path path = newDirectory(temporary);
            if (path == null) {
                continue;
            }
            path.toFile().deleteOnExit(); // the last to be named is the first to be deleted
            JarDirectory made = locked(path);
            if (made != null) {
                return made;
            }
        }
        throw new IOException("no directory for the agent's jars could be created in " + temporary);
    }

    /**
     * Null if there is one of that name. {@link Files#createTempDirectory} would start the JDK's secure random numbers, which takes a
     * large part of the time that the agent needs to start.
     */
    private static Path newDirectory(Path temporary) throws IOException {
        String name = PREFIX + ProcessHandle.current().pid() + "-" + Long.toUnsignedString(System.nanoTime(), 36);
        Path path = temporary.resolve(name);
        try {
            return temporary.getFileSystem().supportedFileAttributeViews().contains("posix")
                    ? Files.createDirectory(path, PosixFilePermissions.asFileAttribute(ONLY_OWNER))
                    : Files.createDirectory(path);
        } catch (FileAlreadyExistsException e) {
            return null;
        }
    }

    /** Null if another JVM deletes it because it seems to be unused. */
    private static JarDirectory locked(Path path) throws IOException {
        Path file = path.resolve(LOCK);
        FileChannel channel;
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (NoSuchFileException e) {
            return null;
        }
        file.toFile().deleteOnExit();
        FileLock lock;
        try {
            lock = channel.tryLock();
        } catch (IOException e) {
            channel.close();
            Files.createFile(path.resolve(WITHOUT_LOCK)).toFile().deleteOnExit(); // it is never empty
            Files.deleteIfExists(file);
            return new JarDirectory(path, null);
        }
        // Who deletes the file holds the lock meanwhile: so if it is still there, it stays.
        if (lock == null || !Files.exists(file)) {
            channel.close();
            return null;
        }
        return new JarDirectory(path, channel);
    }

    /** Copies what the stream gives to a file of that name. */
    Path unpack(String name, InputStream stream) throws IOException {
        Path file = path.resolve(name);
        file.toFile().deleteOnExit();
        Files.copy(stream, file);
        return file;
    }

    /** Deletes the directories of JVMs that were killed. What cannot be deleted now is left for the next one. */
    static void deleteLeftOvers(Path temporary) {
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path directory : directories) {
                if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS) && !OWN.containsKey(directory)) {
                    deleteIfUnused(directory);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The next JVM that starts will try again.
        }
    }

    private static void deleteIfUnused(Path directory) {
        Path file = directory.resolve(LOCK);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                deleteJars(directory);
                Files.delete(file);
            }
        } catch (NoSuchFileException e) {
            // It has just been made, or the JVM that deleted it was killed: it may go if it is empty.
        } catch (IOException | OverlappingFileLockException e) {
            return; // someone else's
        }
        try {
            Files.deleteIfExists(directory);
        } catch (IOException e) {
            // It is in use, or someone else's.
        }
    }

    private static void deleteJars(Path directory) throws IOException {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(directory, "*.jar")) {
            for (Path jar : jars) {
                Files.delete(jar);
            }
        }
    }
}
