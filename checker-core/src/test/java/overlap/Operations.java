package overlap;

import dev.atomicity.agent.models.TableMethods;
import dev.atomicity.agent.models.TableMethods.Modelled;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds, for every line of the tables, calls that publish or observe: each method that the line is for is tried on objects of
 * all kinds, with several arguments, until it changes something, or shows a change.
 */
final class Operations {
    /** It waits for another thread, whatever it is given; what it does is a matter of chance. */
    private static final Set<String> UNSUITABLE = Set.of("transfer(Object)", "shuffle(List)");

    /** Through how many types a method of a kind is called. */
    private static final int OWNERS = 2;

    private final List<Kind> kinds = Kinds.all();
    private final Map<String, List<Operation>> byLine = new LinkedHashMap<>();

    /** By the name of the line. */
    static Map<String, List<Operation>> find(String only) {
        Operations operations = new Operations();
        for (Kind kind : operations.kinds) {
            operations.addMethodsOf(kind, only);
        }
        for (Modelled modelled : TableMethods.ofNoObject()) {
            operations.addOthers(modelled, 0, only);
        }
        for (Class<?> type : TableMethods.types()) {
            for (Modelled modelled : TableMethods.of(type)) {
                operations.addOthers(modelled, 1, only);
            }
        }
        return operations.byLine;
    }

    private void addMethodsOf(Kind kind, String only) {
        if (kind.isGlobal()) {
            return; // it is no object with methods
        }
        Class<?> used = kind.usedType();
        Set<Class<?>> owners = new LinkedHashSet<>();
        if (Modifier.isPublic(used.getModifiers())) {
            owners.add(used);
        }
        TableMethods.types().stream()
                .filter(type -> type.isAssignableFrom(used))
                .forEach(owners::add);
        Map<String, Integer> seen = new LinkedHashMap<>();
        for (Class<?> owner : owners) {
            for (Modelled modelled : TableMethods.of(owner)) {
                String key = modelled.line() + List.of(modelled.method().getParameterTypes());
                boolean isWanted =
                        modelled.line().contains(only) && modelled.subjects().contains(0);
                if (isWanted && seen.merge(key, 1, Integer::sum) <= OWNERS) {
                    addRoles(kind, modelled, 0, List.of());
                }
            }
        }
    }

    /** Calls on no object, and those that are about an argument. */
    private void addOthers(Modelled modelled, int receivers, String only) {
        for (int subject : modelled.subjects()) {
            if (!modelled.line().contains(only) || (subject < receivers && !modelled.isOfGlobal())) {
                continue;
            }
            for (Kind kind : kinds) {
                if (kind.isGlobal() == modelled.isOfGlobal() && fits(kind, modelled, subject, receivers)) {
                    addRoles(kind, modelled, subject, receivers == 0 ? List.of() : receiversFor(modelled));
                }
            }
        }
    }

    private static boolean fits(Kind kind, Modelled modelled, int subject, int receivers) {
        if (modelled.isOfGlobal() && subject == TableMethods.NO_OPERAND) {
            return kind.isShared();
        }
        boolean isField = kind.usedType() == Cell.class;
        Class<?> parameter = modelled.method().getParameterTypes()[subject - receivers];
        return leadsToField(modelled) ? isField : !isField && parameter.isAssignableFrom(kind.usedType());
    }

    private static boolean leadsToField(Modelled modelled) {
        return Trial.isOfHandle(modelled)
                || modelled.owner().getSimpleName().endsWith("FieldUpdater")
                || modelled.owner() == Field.class;
    }

    /** An object that nobody else has, or what leads to a field. */
    private List<Operand> receiversFor(Modelled modelled) {
        List<Operand> receivers = new ArrayList<>();
        if (modelled.owner() == Field.class) {
            Cell.fields().forEach(field -> receivers.add(Operand.of(field)));
            return receivers;
        }
        for (Object leading : List.of(Cell.INT, Cell.LONG, Cell.REFERENCE, Cell.HANDLE, "old")) {
            if (modelled.owner().isInstance(leading)) {
                receivers.add(Operand.of(leading));
            }
        }
        for (Kind kind : kinds) {
            if (receivers.size() < 2
                    && kind.derive() == null
                    && (kind.empty() != null || kind.whole() != null)
                    && modelled.owner().isInstance(kind.filled().get())) {
                receivers.add((root, delivered) -> kind.filled().get());
            }
        }
        return receivers;
    }

    private void addRoles(Kind kind, Modelled modelled, int subject, List<Operand> receivers) {
        String signature = Stream.of(modelled.method().getParameterTypes())
                .map(Class::getSimpleName)
                .collect(Collectors.joining(",", modelled.method().getName() + "(", ")"));
        if (UNSUITABLE.contains(signature)) {
            return;
        }
        boolean publishes = false;
        boolean observes = false;
        for (Operation candidate : candidates(kind, modelled, subject, receivers)) {
            if (candidate.waits()) {
                if (!observes) {
                    observes = true;
                    add(candidate.with(kind.isFull() ? Standard.REMOVES : Standard.ADDS));
                }
                continue;
            }
            Trial trial = new Trial(candidate);
            if (!publishes && trial.changesSomething()) {
                publishes = true;
                add(candidate.with(Operation.PUBLISHES));
            }
            boolean mayWait = Trial.waitsIfEmpty(modelled.method());
            int change = observes || mayWait ? -1 : trial.shownChange();
            if (change >= 0) {
                observes = true;
                add(candidate.with(change));
            }
            if (publishes && observes) {
                return;
            }
        }
    }

    private void add(Operation operation) {
        byLine.computeIfAbsent(operation.modelled().line(), key -> new ArrayList<>())
                .add(operation);
    }

    private static List<Operation> candidates(Kind kind, Modelled modelled, int subject, List<Operand> receivers) {
        List<List<Operand>> lists = List.of(List.of());
        Executable method = modelled.method();
        boolean hasReceiver = method instanceof Method && !Modifier.isStatic(method.getModifiers());
        if (hasReceiver) {
            lists = extend(lists, subject == 0 ? List.of(Trial.subjectOf(kind)) : receivers);
        }
        List<Class<?>> parameters = new ArrayList<>(List.of(parametersOf(kind, modelled)));
        for (Class<?> parameter : parameters) {
            int index = lists.isEmpty() ? 0 : lists.get(0).size();
            lists = extend(
                    lists,
                    index == subject ? List.of(Trial.subjectOf(kind)) : Arguments.candidates(parameter, kind, method));
        }
        List<Operation> candidates = new ArrayList<>();
        for (List<Operand> operands : lists) {
            candidates.add(new Operation(kind, modelled, subject, operands, kind.filled(), 0));
        }
        for (List<Operand> operands : lists) {
            if (kind.empty() != null) {
                candidates.add(new Operation(kind, modelled, subject, operands, kind.empty(), 0));
            }
        }
        return candidates;
    }

    /** Of a method of a handle they are what the handle says. */
    static Class<?>[] parametersOf(Kind kind, Modelled modelled) {
        return Trial.isOfHandle(modelled) && kind.usedType() == Cell.class
                ? Trial.typeOfHandle(modelled).parameterArray()
                : modelled.method().getParameterTypes();
    }

    private static List<List<Operand>> extend(List<List<Operand>> lists, List<Operand> candidates) {
        List<List<Operand>> extended = new ArrayList<>();
        for (List<Operand> list : lists) {
            for (Operand candidate : candidates) {
                List<Operand> longer = new ArrayList<>(list);
                longer.add(candidate);
                extended.add(longer);
            }
        }
        return extended.size() > 24 ? extended.subList(0, 24) : extended;
    }
}
