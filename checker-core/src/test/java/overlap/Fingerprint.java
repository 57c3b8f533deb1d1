package overlap;

import java.lang.reflect.Array;
import java.text.DecimalFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.regex.MatchResult;
import java.util.stream.BaseStream;

/** What a result shows, as a text: it is looked through as by a library. Not watched. */
final class Fingerprint {
    private Fingerprint() {}

    static String of(Object result) {
        try {
            return textOf(result);
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    private static String textOf(Object result) {
        if (result == null) {
            return "null";
        }
        if (result instanceof Element element) {
            return "#" + element.number();
        }
        if (result instanceof Map.Entry<?, ?> entry) {
            return of(entry.getKey()) + "=" + of(entry.getValue());
        }
        if (result instanceof Map<?, ?> map) {
            return all(map.entrySet().iterator(), true);
        }
        if (result instanceof Iterable<?> iterable) {
            return all(iterable.iterator(), false);
        }
        if (result instanceof Iterator<?> iterator) {
            return all(iterator, false);
        }
        if (result instanceof Enumeration<?> enumeration) {
            return all(enumeration.asIterator(), false);
        }
        if (result instanceof BaseStream<?, ?> stream) {
            return all(stream.iterator(), false);
        }
        if (result instanceof Spliterator<?> spliterator) {
            List<String> texts = new ArrayList<>();
            spliterator.forEachRemaining(each -> texts.add(of(each)));
            return texts.toString();
        }
        if (result instanceof MatchResult match) {
            return match.start() + " " + match.end();
        }
        if (result instanceof DecimalFormat format) {
            return format.toPattern();
        }
        if (result instanceof WholeStreams.ShownStream stream) {
            return stream.text();
        }
        if (result instanceof WholeStreams.ShownWriter writer) {
            return writer.text();
        }
        if (result.getClass().isArray()) {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < Array.getLength(result); i++) {
                texts.add(of(Array.get(result, i)));
            }
            return texts.toString();
        }
        return result.toString();
    }

    private static String all(Iterator<?> iterator, boolean sorted) {
        List<String> texts = new ArrayList<>();
        iterator.forEachRemaining(each -> texts.add(of(each)));
        if (sorted) {
            Collections.sort(texts);
        }
        return texts.toString();
    }
}
