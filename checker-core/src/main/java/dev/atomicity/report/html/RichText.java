package dev.atomicity.report.html;

import dev.atomicity.report.text.Part;
import java.util.ArrayList;
import java.util.List;

/** Sentences for the template {@code sentence}. */
final class RichText {
    /**
     * A piece of a sentence.
     *
     * @param kind what it is
     * @param opensStrong whether what is stressed begins with it
     * @param closesStrong whether what is stressed ends with it
     */
    record Piece(String text, Part.Kind kind, String colour, boolean opensStrong, boolean closesStrong) {
        boolean isPlain() {
            return kind == Part.Kind.TEXT;
        }

        boolean isCode() {
            return kind == Part.Kind.CODE;
        }

        boolean isThread() {
            return kind == Part.Kind.THREAD;
        }
    }

    private RichText() {}

    static List<Piece> of(List<Part> parts) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            pieces.add(new Piece(
                    part.text(),
                    part.kind(),
                    Picture.colour(part.thread()),
                    part.isStrong() && (i == 0 || !parts.get(i - 1).isStrong()),
                    part.isStrong()
                            && (i == parts.size() - 1 || !parts.get(i + 1).isStrong())));
        }
        return pieces;
    }

    /** A text of the advice: {@code `x`} is code, {@code *x*} is stressed. */
    static List<Piece> of(String text) {
        List<Part> parts = new ArrayList<>();
        boolean isCode = false;
        boolean isStrong = false;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean isEnd = i == text.length();
            if (isEnd || text.charAt(i) == '`' || (text.charAt(i) == '*' && !isCode)) {
                if (i > start) {
                    parts.add(
                            new Part(isCode ? Part.Kind.CODE : Part.Kind.TEXT, text.substring(start, i), -1, isStrong));
                }
                if (!isEnd && text.charAt(i) == '`') {
                    isCode = !isCode;
                } else if (!isEnd) {
                    isStrong = !isStrong;
                }
                start = i + 1;
            }
        }
        return of(parts);
    }
}
