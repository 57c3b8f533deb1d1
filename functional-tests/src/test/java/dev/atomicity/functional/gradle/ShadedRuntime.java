package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * {@code dev.gradleplugins:gradle-api}: all classes of a Gradle distribution in one jar, with third-party libraries moved to
 * Gradle's own packages. It is made to compile plugins against, but holds the whole of Gradle, with the list of modules and
 * jars that a distribution has.
 */
final class ShadedRuntime {

    private static final Set<String> LEFT_OUT = Set.of(
            // With this mark Gradle takes itself for the test of a plugin and uses one flat class loader.
            "META-INF/.gradle-runtime-shaded",
            // A distribution has these in class loaders of their own. In the jar that Gradle starts from, the JDK would
            // offer them to the whole process, which needs no SSH file system, second set of ciphers or BeanShell.
            "META-INF/services/java.nio.file.spi.FileSystemProvider",
            "META-INF/services/java.security.Provider",
            "META-INF/services/javax.script.ScriptEngineFactory");

    private static final Pattern MODULE = Pattern.compile("(gradle-[a-z0-9-]+)-classpath\\.properties");
    private static final Pattern RUNS_TESTS =
            Pattern.compile("org/gradle/api/internal/tasks/testing/(junit|junitplatform|testng)/.*\\.class");
    private static final String COMPILER_PLUGIN = "org/gradle/internal/compiler/java/";

    private static final String COMPILERS = "org/gradle/api/internal/tasks/compile/";

    private final Path jar;
    private final Map<String, String> modules = new TreeMap<>();
    private final Map<String, byte[]> compilerPlugin = new TreeMap<>();
    private final Map<String, byte[]> compilers = new TreeMap<>();

    ShadedRuntime(Path jar) throws IOException {
        this.jar = jar;
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : entriesOf(zip)) {
                Matcher module = MODULE.matcher(entry.getName());
                if (module.matches()) {
                    modules.put(module.group(1), new String(read(zip, entry), StandardCharsets.UTF_8));
                } else if (entry.getName().startsWith(COMPILER_PLUGIN) && !entry.isDirectory()) {
                    compilerPlugin.put(entry.getName(), read(zip, entry));
                } else if (entry.getName().startsWith(COMPILERS) && !entry.isDirectory()) {
                    compilers.put(entry.getName(), read(zip, entry));
                }
            }
        }
    }

    /** Gradle's modules, each with the text that says what else it needs on its class path. */
    Map<String, String> modules() {
        return modules;
    }

    /** Modules that others name, of which the runtime itself may know nothing. */
    Set<String> referencedModules() {
        Set<String> names = listed("projects");
        names.addAll(listed("optional"));
        return names;
    }

    /** File names of the third-party jars that a distribution has beside Gradle's own. */
    Set<String> libraryJars() {
        return listed("runtime");
    }

    /** What Gradle puts into the compiler to compile incrementally; empty where the runtime lacks it. */
    Map<String, byte[]> compilerPlugin() {
        return compilerPlugin;
    }

    /** Gradle's side of the compilers of Java and Groovy. */
    Map<String, byte[]> compilers() {
        return compilers;
    }

    /** A copy that works as part of an installation. */
    void copyForInstallation(Path target) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
            out.setLevel(Deflater.BEST_SPEED);
            for (ZipEntry entry : entriesOf(zip)) {
                if (LEFT_OUT.contains(entry.getName())) {
                    continue;
                }
                byte[] content = read(zip, entry);
                out.putNextEntry(new ZipEntry(entry.getName()));
                out.write(RUNS_TESTS.matcher(entry.getName()).matches() ? RelocatedNames.restore(content) : content);
                out.closeEntry();
            }
        }
    }

    private Set<String> listed(String key) {
        return modules.values().stream()
                .map(ShadedRuntime::properties)
                .flatMap(module -> Arrays.stream(module.getProperty(key, "").split(",", -1)))
                .filter(name -> !name.isBlank())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties properties(String text) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return properties;
    }

    private static List<ZipEntry> entriesOf(ZipFile zip) {
        List<ZipEntry> entries = new ArrayList<>();
        zip.stream().forEach(entries::add);
        return entries;
    }

    private static byte[] read(ZipFile zip, ZipEntry entry) throws IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }
}
