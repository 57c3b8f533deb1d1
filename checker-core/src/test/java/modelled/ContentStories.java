package modelled;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** What looks into a collection that it is given, or does not know that it is one. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "JavaUtilDate"}) // the calls are what matters
final class ContentStories {
    private ContentStories() {}

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        List<String> list = new ArrayList<>(List.of("a"));
        Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
        against(cases, list, (Serializable) list, () -> list.add("b"));
        against(cases, map, (Serializable) map, () -> map.put("b", map.size()));
        StringBuilder builder = new StringBuilder("a");
        texts(cases, builder, () -> builder.append('b'));
        Date date = new Date(1);
        against(cases, date, date, () -> date.setTime(2));
        others(cases, list, map);
        return cases;
    }

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }

    private static void against(List<Case> cases, Object object, Serializable same, Runnable change) {
        String kind = object.getClass().getSimpleName();
        texts(cases, object, change);
        twice(cases, "hashCode() of " + kind, true, () -> object.hashCode(), change);
        twice(cases, "equals() of " + kind, true, () -> object.equals(""), change);
        twice(cases, "Objects.hashCode of " + kind, true, () -> Objects.hashCode(object), change);
        twice(cases, "Objects.equals of " + kind, true, () -> Objects.equals(object, "a"), change);
        twice(cases, "Objects.equals to " + kind, true, () -> Objects.equals(new ArrayList<>(), object), change);
        twice(cases, "something serializable: " + kind, true, () -> keep("" + same), change);
    }

    private static void texts(List<Case> cases, Object object, Runnable change) {
        String kind = object.getClass().getSimpleName();
        twice(cases, "toString() of " + kind, true, () -> object.toString(), change);
        twice(cases, "String.valueOf " + kind, true, () -> String.valueOf(object), change);
        twice(cases, "Objects.toString of " + kind, true, () -> Objects.toString(object), change);
        twice(cases, "\"\" + " + kind, true, () -> keep("" + object), change);
        twice(cases, "numbers + " + kind, true, () -> keep(1L + "a" + 2.0 + object + 3 + "b" + change), change);
        twice(cases, "append " + kind, true, () -> new StringBuilder().append(object), change);
        twice(cases, "insert " + kind, true, () -> new StringBuilder().insert(0, object), change);
        Function<Object, String> reference = Object::toString;
        twice(cases, "Object::toString of " + kind, true, () -> reference.apply(object), change);
    }

    private static void keep(String text) {
        if (text.isEmpty()) {
            throw new IllegalStateException();
        }
    }

    /** A list with a text of its own. */
    @SuppressWarnings("serial")
    private static final class Named extends ArrayList<String> {
        @Override
        public String toString() {
            return "named";
        }
    }

    private static void others(List<Case> cases, List<String> list, Map<String, Integer> map) {
        twice(cases, "String.join", true, () -> String.join(",", list), () -> list.add("c"));
        StringBuilder text = new StringBuilder("a");
        twice(cases, "contains a builder", true, () -> "abc".contains(text), () -> text.append("b"));
        twice(cases, "a text of a builder", true, () -> keep(new String(text)), () -> text.append("b"));
        char[] letters = {'a', 'b'};
        twice(cases, "a text of letters", true, () -> String.valueOf(letters), () -> letters[1] = 'c');
        twice(cases, "two texts of one list", false, () -> String.valueOf(list), () -> keep("" + list));
        Named named = new Named();
        twice(cases, "a list with a text of its own", false, () -> keep("" + named), () -> named.add("a"));
        twice(
                cases,
                "a list with a text of its own, by name",
                false,
                () -> String.valueOf((Object) named),
                () -> named.add("a"));
        Collection<String> queue = new ArrayDeque<>();
        twice(cases, "the hash code of a queue", false, () -> ((Object) queue).hashCode(), () -> queue.add("a"));
        Object keys = map.keySet();
        twice(cases, "the text of a view", true, () -> String.valueOf(keys), () -> map.put("z", map.size()));
        twice(cases, "the text of null", false, () -> String.valueOf((Object) null), () -> list.add("a"));
    }
}
