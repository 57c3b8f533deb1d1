package dev.atomicity.results;

/**
 * Where a finding is, the same for every report: a place in the method that is named. That is its first step if it is in there,
 * because it says most, and else the first line of the method.
 *
 * @param source the source file relative to the project's root, with slashes; null if it was not found
 * @param file the source file without folders; null if it is not known
 * @param line -1 if it is not known
 */
public record FindingPlace(String source, String file, int line) {
    public static FindingPlace of(FindingResult finding) {
        Step first = finding.witness().isEmpty() ? null : finding.witness().get(0);
        boolean isInside = first != null && (first.className() + "." + first.method()).equals(finding.region());
        if (first != null && first.file() != null && (finding.regionFile() == null || isInside)) {
            return new FindingPlace(first.source(), first.file(), first.line());
        }
        return new FindingPlace(finding.regionSource(), finding.regionFile(), finding.regionLine());
    }

    /** File and line, as far as they are known; empty if nothing is. */
    public String text() {
        return file == null ? "" : line < 0 ? file : file + ":" + line;
    }
}
