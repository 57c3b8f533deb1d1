package dev.atomicity.specification;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A reviewed list of what is atomic, one method a line. The same list gives the same bytes.
 *
 * @param regions what the methods were chosen from and how they are judged; null if the file does not say
 * @param atomic the signatures of the methods that are atomic
 * @param interrupted the signatures of methods that were found interrupted, each with what is known of it: comments in the file, kept for
 *     whoever writes it again
 */
public record SpecificationFile(
        Regions regions, SortedSet<String> atomic, SortedMap<String, Interruption> interrupted) {
    /** What the file is called if the user does not say. */
    public static final String DEFAULT_NAME = "atomicity-specification.txt";

    private static final String INTERRUPTED = "# interrupted: ";
    private static final Pattern REGIONS = Pattern.compile("regions\\s*=\\s*(.*)");

    private static final String NAME = "[\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}-]*";
    private static final String TYPE = NAME + "(\\." + NAME + ")*(\\[])*";
    private static final Pattern SIGNATURE =
            Pattern.compile(NAME + "(\\." + NAME + ")+\\((" + TYPE + "(," + TYPE + ")*)?\\)");

    /**
     * Why a method is not atomic.
     *
     * @param fingerprint of the finding
     * @param test what a person calls the test that met it first
     */
    public record Interruption(String fingerprint, String test) {}

    public SpecificationFile {
        atomic = new TreeSet<>(atomic);
        interrupted = new TreeMap<>(interrupted);
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read; the message names it and says why
     * @throws IllegalArgumentException if a line is wrong; the message names the file and the line and says why
     */
    public static SpecificationFile read(Path file) throws IOException {
        List<String> lines;
        try {
            lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no file " + file + "; refine writes it", e);
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is not text in UTF-8", e);
        } catch (IOException e) {
            throw new IOException(file + " cannot be read: " + e, e);
        }
        Reader reader = new Reader(file);
        lines.forEach(reader::take);
        return new SpecificationFile(reader.regions, reader.atomic, reader.interrupted);
    }

    /**
     * Reads a file for a check.
     *
     * @param used how the check judges
     * @throws IllegalArgumentException also if the file was written for another way to judge
     */
    public static SpecificationFile read(Path file, Regions used) throws IOException {
        SpecificationFile read = read(file);
        if (read.regions != null && read.regions != used) {
            String written = read.regions.optionName();
            throw new IllegalArgumentException(file + " was written with regions = " + written + ", but regions is "
                    + used.optionName() + ": what is atomic in one sense need not be so in the other. Set regions to "
                    + written + ", or write the file again with refine");
        }
        return read;
    }

    private static final class Reader {
        private final Path file;
        private int number;
        private Regions regions;
        private final SortedSet<String> atomic = new TreeSet<>();
        private final SortedMap<String, Interruption> interrupted = new TreeMap<>();

        Reader(Path file) {
            this.file = file;
        }

        void take(String text) {
            number++;
            String line = text.strip();
            if (line.startsWith(INTERRUPTED)) {
                String[] parts = line.substring(INTERRUPTED.length()).strip().split("\\s+", 3);
                if (parts.length == 3 && SIGNATURE.matcher(parts[0]).matches()) {
                    interrupted.put(parts[0], new Interruption(parts[1], parts[2]));
                }
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                takeStatement(line);
            }
        }

        private void takeStatement(String line) {
            var setting = REGIONS.matcher(line);
            if (setting.matches()) {
                if (regions != null) {
                    throw wrong("'regions' is given twice");
                }
                try {
                    regions = Regions.named(setting.group(1));
                } catch (IllegalArgumentException e) {
                    throw wrong(e.getMessage());
                }
                return;
            }
            // Blanks around commas and brackets are a matter of taste.
            String signature = line.replaceAll("\\s*([(),\\[\\]])\\s*", "$1");
            String mistake = mistakeIn(signature);
            if (mistake != null) {
                throw wrong("'" + line + "' is not a method: " + mistake);
            }
            if (!atomic.add(signature)) {
                throw wrong("'" + line + "' is listed twice");
            }
        }

        private IllegalArgumentException wrong(String reason) {
            return new IllegalArgumentException(file + ", line " + number + ": " + reason);
        }
    }

    /** Null if it is the signature of a method. */
    private static String mistakeIn(String text) {
        if (SIGNATURE.matcher(text).matches()) {
            return null;
        }
        if (text.indexOf('*') >= 0 || text.indexOf('?') >= 0) {
            return "a line names one method; patterns are for the settings atomic and nonAtomic";
        }
        if (text.indexOf('(') < 0) {
            return "the types of its parameters are missing, as in com.acme.Account.transfer(com.acme.Account,int)";
        }
        return "expected class, method and the types of its parameters, as in"
                + " com.acme.Account.transfer(com.acme.Account,int)";
    }

    public void write(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.write(file, lines(), StandardCharsets.UTF_8);
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                "# What is atomic in this code, as far as its tests show. Written by refine: gradle atomicityRefine,"
                        + " mvn atomicity:refine.",
                "#",
                "# One method per line, with the types of its parameters. Other threads must not interrupt these methods: if"
                        + " specificationFile names",
                "# this file, the check fails when that happens. Methods that are not listed are not checked. Review the list"
                        + " and commit it.",
                "# The next refinement keeps the methods that are listed as interrupted below, unless it is run with prune.",
                ""));
        if (regions != null) {
            lines.add("regions = " + regions.optionName());
            lines.add("");
        }
        lines.addAll(atomic);
        if (!interrupted.isEmpty()) {
            lines.add("");
            lines.add(
                    "# Not atomic: these were found interrupted, and the methods that they call took their place. Each with the"
                            + " fingerprint and the test.");
            for (Map.Entry<String, Interruption> entry : interrupted.entrySet()) {
                lines.add(INTERRUPTED + entry.getKey() + "  " + entry.getValue().fingerprint() + "  "
                        + entry.getValue().test().replaceAll("\\s+", " "));
            }
        }
        return lines;
    }
}
