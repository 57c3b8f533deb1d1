package dev.atomicity.report.html;

import dev.atomicity.results.Results;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the page light. Of few findings all is shown. Of many, each has its story, the worst have all there is, and what room
 * is left goes to drawings first, then to source lines and stacks. Where not even the stories have room, the least of the
 * findings are left out.
 */
final class PageFit {
    /** With the five megabytes that a browser opens at once in mind. */
    static final int MOST_BYTES = 4_900_000;

    /** These have all there is, before others have a drawing. */
    private static final int WORST = 25;

    private final Results results;
    private final Templates templates = new Templates();

    PageFit(Results results) {
        this.results = results;
    }

    String html() {
        PageView page = PageView.of(results, PageView.FINDINGS_SHOWN);
        while (true) {
            long room = MOST_BYTES - bytes(templates.page(page, List.of()));
            List<String> articles = fit(page.findings(), room);
            if (articles != null) {
                return templates.page(page, articles);
            }
            page = PageView.of(results, page.findings().size() * 3 / 4);
        }
    }

    /** The articles in as much detail as fits; null if they do not fit in any. */
    private List<String> fit(List<FindingView> findings, long room) {
        List<String> chosen = articles(findings, Detail.STORY);
        long left = room - bytes(chosen);
        if (left < 0 && !findings.isEmpty()) {
            return null;
        }
        List<String> full = articles(findings, Detail.FULL);
        if (bytes(full) <= room) {
            return full;
        }
        left = improve(chosen, full, WORST, left);
        left = improve(chosen, articles(findings, Detail.DRAWING), findings.size(), left);
        left = improve(chosen, articles(findings, Detail.CODE), findings.size(), left);
        improve(chosen, full, findings.size(), left);
        return chosen;
    }

    /** Takes the better ones for the first so many, as far as there is room; returns how much is left. */
    private static long improve(List<String> chosen, List<String> better, int first, long room) {
        long left = room;
        for (int i = 0; i < Math.min(first, chosen.size()); i++) {
            long more = bytes(better.get(i)) - bytes(chosen.get(i));
            if (more > 0 && more <= left) {
                chosen.set(i, better.get(i));
                left -= more;
            }
        }
        return left;
    }

    private List<String> articles(List<FindingView> findings, Detail detail) {
        List<String> articles = new ArrayList<>();
        for (FindingView finding : findings) {
            articles.add(templates.finding(new FindingArticle(finding, detail, articles.isEmpty())));
        }
        return articles;
    }

    private static long bytes(List<String> texts) {
        return texts.stream().mapToLong(PageFit::bytes).sum();
    }

    /** With the line end after it. */
    private static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length + 1L;
    }
}
