package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** The file to which JVMs append their usage, and the agent that does it. */
final class UsageFile {
    /** The main class of Maven itself. */
    private static final String MAVEN = "org.codehaus.plexus.classworlds.launcher.Launcher";

    private final Path file;
    private final Path agent;

    /** @param folder for the file and the jar of the agent */
    UsageFile(Path folder) throws IOException {
        Files.createDirectories(folder);
        file = folder.resolve("usage.txt");
        agent = folder.resolve("usage-agent.jar");
        writeAgent();
    }

    /** What a process needs in its environment so that it and all JVMs that it starts report. */
    Map<String, String> environment() {
        return Map.of("JAVA_TOOL_OPTIONS", "-javaagent:" + agent + "=" + file);
    }

    void clear() throws IOException {
        Files.deleteIfExists(file);
    }

    /** Of all JVMs since the last {@link #clear()}. */
    Usage all() throws IOException {
        return usage(true);
    }

    /** The same without Maven's own. */
    Usage withoutMaven() throws IOException {
        return usage(false);
    }

    private Usage usage(boolean withMaven) throws IOException {
        List<Usage> usages = Files.exists(file) ? parse(Files.readAllLines(file), withMaven) : List.of();
        if (usages.isEmpty()) {
            throw new IOException("no JVM has reported what it took");
        }
        return Usage.ofAll(usages);
    }

    static List<Usage> parse(List<String> lines, boolean withMaven) {
        List<Usage> usages = new ArrayList<>();
        for (String line : lines) {
            String[] words = line.split(" ");
            if (withMaven || !words[2].equals(MAVEN)) {
                usages.add(new Usage(Long.parseLong(words[0]) / 1000.0, Long.parseLong(words[1]) / 1024.0));
            }
        }
        return usages;
    }

    private void writeAgent() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(new Attributes.Name("Premain-Class"), UsageAgent.class.getName());
        String entry = UsageAgent.class.getName().replace('.', '/') + ".class";
        try (OutputStream out = Files.newOutputStream(agent);
                JarOutputStream jar = new JarOutputStream(out, manifest);
                InputStream code = UsageAgent.class.getClassLoader().getResourceAsStream(entry)) {
            jar.putNextEntry(new JarEntry(entry));
            code.transferTo(jar);
            jar.closeEntry();
        }
    }
}
