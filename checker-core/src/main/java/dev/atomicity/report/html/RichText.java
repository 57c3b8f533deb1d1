package dev.atomicity.report.html;

import dev.atomicity.report.text.Part;
import java.util.ArrayList;
import java.util.List;

/** Sentences for the template {@code sentence}. */
final class RichText {
    /** A piece of a sentence; at most one of the flags but the last is set. */
    record Piece(String text, boolean isPlain, boolean isCode, boolean isThread, String colour, boolean isStrong) {}

    private RichText() {}

    static List<Piece> of(List<Part> parts) {
        return parts.stream()
                .map(part -> new Piece(
                        part.text(),
                        part.kind() == Part.Kind.TEXT,
                        part.kind() == Part.Kind.CODE,
                        part.kind() == Part.Kind.THREAD,
                        Picture.colour(part.thread()),
                        part.isStrong()))
                .toList();
    }

    /** A text of the advice: {@code `x`} is code, {@code *x*} is stressed. */
    static List<Piece> of(String text) {
        List<Piece> pieces = new ArrayList<>();
        boolean isCode = false;
        boolean isStrong = false;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean isEnd = i == text.length();
            if (isEnd || text.charAt(i) == '`' || (text.charAt(i) == '*' && !isCode)) {
                if (i > start) {
                    pieces.add(new Piece(text.substring(start, i), !isCode, isCode, false, null, isStrong));
                }
                if (!isEnd && text.charAt(i) == '`') {
                    isCode = !isCode;
                } else if (!isEnd) {
                    isStrong = !isStrong;
                }
                start = i + 1;
            }
        }
        return pieces;
    }
}
