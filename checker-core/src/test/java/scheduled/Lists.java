package scheduled;

import static dev.atomicity.scheduled.Kind.ALL;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Access;
import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Pause;
import dev.atomicity.scheduled.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Lists: an element that is got or set by its index is a variable, and so is the size, which no set changes; what shifts
 * elements is done to all of them.
 */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable", "JdkObsolete"
}) // the calls are what matters
final class Lists {
    private static final long A = 1;
    private static final long B = 2;
    private static final long SIZE = 4;
    private static final Step READ_SIZE = Step.of(Access.read(SIZE));
    private static final Step READ_ALL = Step.of(Access.read(ALL));

    private Lists() {}

    static List<Kind<?>> kinds() {
        return List.of(
                kind("ArrayList", () -> new ArrayList<>(TWO), LIVE),
                kind("LinkedList", () -> new LinkedList<>(TWO), LIVE),
                kind("Vector", () -> new Vector<>(TWO), VIEWED),
                kind("synchronizedList", () -> Collections.synchronizedList(new ArrayList<>(TWO)), VIEWED),
                kind("CopyOnWriteArrayList", () -> new CopyOnWriteArrayList<>(TWO), COPIED),
                new Kind<>("Vector's own", 3, () -> new Vector<>(TWO), VECTOR),
                new Kind<>("list and view", 3, ListAndView::new, UNMODIFIABLE));
    }

    private static final List<String> TWO = List.of("a", "b");

    private static Kind<List<String>> kind(
            String name, Supplier<List<String>> maker, List<Operation<List<String>>> more) {
        List<Operation<List<String>>> operations = new ArrayList<>(OPERATIONS);
        operations.addAll(more);
        return new Kind<>(name, 3, maker, operations);
    }

    /** None makes the list shorter than two: there are always the elements that others get and set. */
    private static final List<Operation<List<String>>> OPERATIONS = List.of(
            reads("get(0)", A, list -> keep(list.get(0))),
            reads("get(1)", B, list -> keep(list.get(1))),
            writes("set(0)", A, list -> list.set(0, "c")),
            writes("set(1)", B, list -> list.set(1, "d")),
            reads("size", SIZE, list -> keep(list.size())),
            reads("isEmpty", SIZE, list -> keep(list.isEmpty())),
            reads("contains", ALL, list -> keep(list.contains("a"))),
            reads("indexOf", ALL, list -> keep(list.indexOf("a"))),
            reads("lastIndexOf", ALL, list -> keep(list.lastIndexOf("b"))),
            reads("hashCode", ALL, list -> keep(list.hashCode())),
            reads("equals", ALL, list -> keep(list.equals(TWO))),
            reads("toArray", ALL, list -> keep(list.toArray().length)),
            reads("stream", ALL, list -> keep(list.stream().count())),
            reads("containsAll", ALL, list -> keep(list.containsAll(TWO))),
            reads("copy", ALL, list -> keep(new ArrayList<>(list))),
            writes("add", ALL, list -> list.add("a")),
            writes("add(0)", ALL, list -> list.add(0, "b")),
            writes("addAll", ALL, list -> list.addAll(TWO)),
            tries("addAll of none", ALL, list -> list.addAll(List.of())),
            tries("remove what is not there", ALL, list -> list.remove("z")),
            tries("removeAll what is not there", ALL, list -> list.removeAll(List.of("z"))),
            tries("removeIf what is not there", ALL, list -> list.removeIf(each -> each.equals("z"))),
            writes("sort", ALL, list -> Collections.sort(list)),
            writes("replaceAll", ALL, list -> list.replaceAll(each -> each)),
            writes("Collections.reverse", ALL, list -> Collections.reverse(list)),
            writes("Collections.swap", ALL, list -> Collections.swap(list, 0, 1)),
            reads("Collections.max", ALL, list -> keep(Collections.max(list))),
            reads("Collections.frequency", ALL, list -> keep(Collections.frequency(list, "a"))),
            reads("iterates", ALL, Lists::iterate),
            reads("forEach", ALL, list -> list.forEach(each -> keep(each))),
            inTurns("get(0), then set(0)", Lists::getThenSet, Step.of(Access.read(A)), Step.of(Access.write(A))));

    private static void iterate(List<String> list) {
        for (String each : list) {
            keep(each);
        }
    }

    private static boolean getThenSet(List<String> list, Pause pause) {
        String old = list.get(0);
        pause.here();
        list.set(0, old);
        return true;
    }

    /** Lists whose views show what others do to them. */
    private static final List<Operation<List<String>>> VIEWED = List.of(
            reads("subList size", SIZE, list -> keep(list.subList(0, 1).size())),
            does("subList get(0)", list -> keep(list.subList(0, 1).get(0)), READ_SIZE, Step.of(Access.read(A))),
            does("subList set(0)", list -> list.subList(0, 1).set(0, "c"), READ_SIZE, Step.of(Access.write(A))));

    /** The same for lists that only one thread at a time may use: others are read when an iterator is at its end. */
    private static final List<Operation<List<String>>> LIVE = Stream.concat(
                    VIEWED.stream(),
                    Stream.of(inTurns("iterates, in turns", Lists::iterateInTurns, READ_ALL, READ_SIZE)))
            .toList();

    private static boolean iterateInTurns(List<String> list, Pause pause) {
        Iterator<String> iterator = list.iterator();
        pause.here();
        return keep(iterator.hasNext());
    }

    /** An iterator over a copy shows the list as it was. */
    private static final List<Operation<List<String>>> COPIED = List.of(
            inTurns("iterates over a copy, in turns", Lists::iterateInTurns, READ_ALL, Step.of()),
            tries("addIfAbsent", ALL, list -> ((CopyOnWriteArrayList<String>) list).addIfAbsent("a")),
            tries("addIfAbsent another", ALL, list -> ((CopyOnWriteArrayList<String>) list).addIfAbsent("y")));

    private static final List<Operation<Vector<String>>> VECTOR = List.of(
            reads("get(0)", A, vector -> keep(vector.get(0))),
            reads("elementAt(1)", B, vector -> keep(vector.elementAt(1))),
            writes("setElementAt(0)", A, vector -> vector.setElementAt("c", 0)),
            writes("set(1)", B, vector -> vector.set(1, "c")),
            writes("addElement", ALL, vector -> vector.addElement("c")),
            writes("insertElementAt", ALL, vector -> vector.insertElementAt("c", 0)),
            reads("firstElement", ALL, vector -> keep(vector.firstElement())),
            tries("removeElement that is not there", ALL, vector -> vector.removeElement("z")),
            reads("elements", ALL, vector -> keep(Collections.list(vector.elements()))));

    /** A list that is seen as it is, and through a view that cannot change it. */
    private static final class ListAndView {
        final List<String> list = new ArrayList<>(TWO);
        final List<String> view = Collections.unmodifiableList(list);
    }

    private static final List<Operation<ListAndView>> UNMODIFIABLE = List.of(
            reads("view get(0)", A, both -> keep(both.view.get(0))),
            reads("view get(1)", B, both -> keep(both.view.get(1))),
            reads("view size", SIZE, both -> keep(both.view.size())),
            writes("set(0)", A, both -> both.list.set(0, "c")),
            writes("set(1)", B, both -> both.list.set(1, "c")),
            writes("add", ALL, both -> both.list.add("c")));
}
