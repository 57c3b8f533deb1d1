package dev.atomicity.verdict;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** The findings that are known, in a file that people keep beside their sources. */
public final class Baseline {
    /** What is looked for when the user names no other file. */
    public static final String DEFAULT_NAME = "atomicity-baseline.json";

    /** Nothing is known. */
    public static final Baseline EMPTY = new Baseline(List.of());

    private static final int SCHEMA_VERSION = 1;

    /** People write this file too: an unknown word is a mistake. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final Map<String, BaselineEntry> entries = new LinkedHashMap<>();

    /** The file as it is written. */
    private record Content(Integer schemaVersion, List<BaselineEntry> findings) {}

    private Baseline(List<BaselineEntry> entries) {
        entries.forEach(entry -> this.entries.put(entry.fingerprint(), entry));
    }

    /**
     * Reads a baseline.
     *
     * @throws IOException if it cannot be read or understood; the message names the file, and says why
     */
    public static Baseline read(Path file) throws IOException {
        if (!Files.exists(file)) {
            throw new IOException("there is no baseline file " + file);
        }
        try {
            Content content = JSON.readValue(file, Content.class);
            if (content.schemaVersion() == null || content.schemaVersion() != SCHEMA_VERSION) {
                throw new IOException("the baseline file " + file + " has schemaVersion " + content.schemaVersion()
                        + ", but this version reads " + SCHEMA_VERSION);
            }
            List<BaselineEntry> entries = content.findings() == null ? List.of() : content.findings();
            for (BaselineEntry entry : entries) {
                check(file, entry);
            }
            return new Baseline(entries);
        } catch (UnrecognizedPropertyException e) {
            throw new IOException(
                    "the baseline file " + file + " has '" + e.getPropertyName()
                            + "', which is not known: expected one of "
                            + e.getKnownPropertyIds().stream()
                                    .map(Object::toString)
                                    .collect(Collectors.joining(", ")),
                    e);
        } catch (JacksonException e) {
            throw new IOException(
                    "the baseline file " + file + " cannot be read: " + e.getOriginalMessage() + " (line "
                            + e.getLocation().getLineNr() + ")",
                    e);
        }
    }

    private static void check(Path file, BaselineEntry entry) throws IOException {
        if (entry == null || entry.fingerprint() == null) {
            throw new IOException("the baseline file " + file + " has an entry without a fingerprint");
        }
        try {
            entry.isValidOn(LocalDate.EPOCH);
        } catch (DateTimeParseException e) {
            throw new IOException(
                    "the baseline file " + file + " has an entry for " + entry.region() + " that expires on '"
                            + entry.expires() + "', which is not a date: expected a date such as 2027-01-31",
                    e);
        }
    }

    /** Says of each finding whether it is known on that day. */
    public List<FindingResult> apply(List<FindingResult> findings, LocalDate day) {
        List<FindingResult> states = new ArrayList<>();
        for (FindingResult finding : findings) {
            BaselineEntry entry = entryOf(finding, day);
            if (entry == null || finding.state() == State.SUPPRESSED) {
                states.add(finding);
            } else {
                states.add(finding.withState(entry.isValidOn(day) ? State.KNOWN : State.EXPIRED, entry.reason()));
            }
        }
        return states;
    }

    /** The entry of the finding itself, or one of the same cause in another shape; null if there is none. */
    private BaselineEntry entryOf(FindingResult finding, LocalDate day) {
        BaselineEntry own = entries.get(finding.fingerprint());
        if (own != null) {
            return own;
        }
        return entries.values().stream()
                .filter(entry -> entry.isOf(finding))
                .min(Comparator.comparing(entry -> !entry.isValidOn(day)))
                .orElse(null);
    }

    /** The fingerprints that were known, but are not on that day. */
    public List<String> expiredOn(LocalDate day) {
        return entries.values().stream()
                .filter(entry -> !entry.isValidOn(day))
                .map(BaselineEntry::fingerprint)
                .toList();
    }

    /**
     * The entries that none of the findings has.
     *
     * @param provoked whether all candidates were tried; if not, what was provoked when the file was written may only have been
     *     left out
     */
    public List<StaleEntry> stale(List<FindingResult> findings, boolean provoked) {
        return entries.values().stream()
                .filter(entry -> findings.stream().noneMatch(entry::isOf))
                .filter(entry -> provoked || entry.discovery() != Discovery.PROVOKED)
                .map(entry -> new StaleEntry(entry.fingerprint(), entry.region(), entry.reason()))
                .toList();
    }

    /** This baseline with these findings as well. What it says about findings is kept, but for dates that have passed. */
    public Baseline with(List<FindingResult> findings, LocalDate day) {
        Map<String, BaselineEntry> all = new LinkedHashMap<>(entries);
        for (FindingResult finding : findings) {
            if (finding.state() == State.SUPPRESSED) {
                continue;
            }
            BaselineEntry old = entryOf(finding, day);
            if (old == null) {
                all.put(finding.fingerprint(), entry(finding, null, null));
            } else if (old.fingerprint().equals(finding.fingerprint()) || !old.isValidOn(day)) {
                String expires = old.isValidOn(day) ? old.expires() : null;
                all.remove(old.fingerprint());
                all.put(finding.fingerprint(), entry(finding, old.reason(), expires));
            }
        }
        return sorted(all);
    }

    /** This baseline without the entries that none of the findings has. */
    public Baseline pruned(List<FindingResult> findings) {
        Map<String, BaselineEntry> met = new LinkedHashMap<>(entries);
        met.values()
                .removeIf(entry -> findings.stream()
                        .filter(finding -> finding.state() != State.SUPPRESSED)
                        .noneMatch(entry::isOf));
        return sorted(met);
    }

    private static BaselineEntry entry(FindingResult finding, String reason, String expires) {
        return new BaselineEntry(
                finding.fingerprint(),
                finding.region(),
                finding.pattern().id(),
                reason,
                expires,
                finding.discovery(),
                finding.variables());
    }

    private static Baseline sorted(Map<String, BaselineEntry> entries) {
        return new Baseline(entries.values().stream()
                .sorted(Comparator.comparing(
                                BaselineEntry::region, Comparator.nullsLast(Comparator.<String>naturalOrder()))
                        .thenComparing(BaselineEntry::fingerprint))
                .toList());
    }

    public int size() {
        return entries.size();
    }

    public void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try {
            Files.writeString(
                    file, JSON.writeValueAsString(new Content(SCHEMA_VERSION, List.copyOf(entries.values()))) + "\n");
        } catch (JacksonException e) {
            throw new IOException("the baseline cannot be written to " + file + ": " + e.getOriginalMessage(), e);
        }
    }
}
