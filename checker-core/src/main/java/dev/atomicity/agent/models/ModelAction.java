package dev.atomicity.agent.models;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns the words of a line of the {@link ModelTable} into hooks. */
public final class ModelAction {
    public static final String COLLECTIONS = "dev/atomicity/hooks/CollectionHooks";
    static final String WALKS = "dev/atomicity/hooks/WalkHooks";
    static final String FIELDS = "dev/atomicity/hooks/FieldHooks";
    public static final String HANDLES = "dev/atomicity/hooks/HandleHooks";
    public static final String ARRAYS = "dev/atomicity/hooks/ArrayHooks";
    static final String BUFFERS = "dev/atomicity/hooks/BufferHooks";
    static final String CONTENTS = "dev/atomicity/hooks/ContentHooks";
    static final String OBJECTS = "dev/atomicity/hooks/ObjectHooks";
    static final String ATOMICS = "dev/atomicity/hooks/AtomicHooks";
    static final String ATOMIC_RUNS = "dev/atomicity/hooks/AtomicRuns";

    /** Begins the names of the hooks that take the function of the program and return another one in place of it. */
    static final String UPDATING = "updating";

    private static final Pattern ACCESS = Pattern.compile(
            "(reads|writes|updates) (key|element|all|argument|size|start|source|step|place|some|rest|end)(?: (\\d))?(?: (?:from|with) (\\d))?"
                    + "(?: if (true|false|some|null|absent|present))?(?:, views (all|entry|part|walk|some))?");
    private static final Pattern VIEW = Pattern.compile("views (keys|all|reversed|walk|some)(?: of (\\d))?");
    private static final Pattern MOVE = Pattern.compile("moves all to (\\d)");
    private static final Pattern FIELD = Pattern.compile("(gets|sets|tries|updates|computes|finds|puts) field (\\d)");
    private static final Pattern ELEMENTS = Pattern.compile("(reads|writes|updates) (first |reflected )?elements?");
    private static final Pattern VARIABLE = Pattern.compile("(gets|sets|tries|exchanges|updates) variable");
    private static final Pattern ATOMIC = Pattern.compile(
            "(gets|sets|updates|counts|bumps|tries|exchanges|computes|shows|runs|runs commuting)(?: at (\\d))?");

    private static final Pattern BUFFER = Pattern.compile(
            "buffer (?:(reads|writes) (state|next|at|from|many|rest)(?: (\\d))?(?: (\\d))?(?: with \\d)?|(compact|append|move)s)");
    private static final Pattern ARRAY = Pattern.compile("(.*), (reads elements|fills array|fills array counted)");
    private static final Pattern GLOBAL = Pattern.compile("(.*) of global (\\w+)");
    private static final Pattern CONTENT = Pattern.compile("reads (text|hash|equality) of (\\d)");

    static final CallModel USES_ALL =
            CallModel.builder("updates", OBJECTS, "useAll").build();

    /** Of objects that are one variable. */
    private static final Map<String, CallModel> WHOLE = Map.of(
            "uses all", USES_ALL,
            "uses alone",
                    CallModel.builder("updates", OBJECTS, "useAlone")
                            .after("usedAlone")
                            .build(),
            "appends all", CallModel.builder("updates", OBJECTS, "appendAll").build(),
            "closes all", CallModel.builder("writes", OBJECTS, "closeAll").build(),
            "reads property 0",
                    CallModel.builder("reads", OBJECTS, "readProperty").key(0).build(),
            "reads properties",
                    CallModel.builder("reads", OBJECTS, "readProperties").build());

    private ModelAction() {}

    static CallModel parse(String words) {
        if (words.equals("nothing")) {
            return null;
        }
        Matcher global = GLOBAL.matcher(words);
        if (global.matches()) {
            return parse(global.group(1)).ofGlobal(global.group(2));
        }
        Matcher array = ARRAY.matcher(words);
        return array.matches() ? withoutArray(array.group(1)).with(arrayUse(array.group(2))) : withoutArray(words);
    }

    private static ArrayUse arrayUse(String words) {
        return switch (words) {
            case "reads elements" -> ArrayUse.READS;
            case "fills array" -> ArrayUse.FILLS;
            default -> ArrayUse.FILLS_COUNTED;
        };
    }

    private static CallModel withoutArray(String words) {
        Matcher access = ACCESS.matcher(words);
        if (access.matches()) {
            return access(access);
        }
        if (WHOLE.containsKey(words)) {
            return WHOLE.get(words);
        }
        Matcher content = CONTENT.matcher(words);
        if (content.matches()) {
            return content(content.group(1), number(content.group(2)));
        }
        Matcher view = VIEW.matcher(words);
        if (view.matches()) {
            String hook = viewHook(view.group(1));
            return CallModel.builder("views", COLLECTIONS, null)
                    .after(hook)
                    .subject(number(view.group(2)))
                    .build();
        }
        Matcher move = MOVE.matcher(words);
        if (move.matches()) {
            return CallModel.builder("moves", COLLECTIONS, CallModel.MOVES)
                    .key(number(move.group(1)))
                    .build();
        }
        Matcher field = FIELD.matcher(words);
        if (field.matches()) {
            return field(field.group(1), number(field.group(2)));
        }
        Matcher elements = ELEMENTS.matcher(words);
        if (elements.matches()) {
            boolean reads = elements.group(1).equals("reads");
            String hook = "first ".equals(elements.group(2))
                    ? CallModel.READ_FIRST
                    : (reads ? "read" : "write") + (elements.group(2) == null ? "" : CallModel.REFLECTED);
            return CallModel.builder(elements.group(1), ARRAYS, hook).build();
        }
        Matcher variable = VARIABLE.matcher(words);
        if (variable.matches()) {
            return variable(variable.group(1));
        }
        Matcher buffer = BUFFER.matcher(words);
        if (buffer.matches()) {
            return buffer(buffer, words.contains(" with "));
        }
        Matcher atomic = ATOMIC.matcher(words);
        if (atomic.matches()) {
            return atomic(atomic.group(1), atomic.group(2));
        }
        throw new IllegalArgumentException("no such action: " + words);
    }

    private static String viewHook(String what) {
        return CallModel.VIEWS + Character.toUpperCase(what.charAt(0)) + what.substring(1);
    }

    /**
     * A call that asks an object for its text, its hash code, or whether it equals another one.
     *
     * @param argument the index of the object, {@link CallModel#NONE} for the receiver; behind it is the other one
     */
    static CallModel content(String what, int argument) {
        return switch (what) {
            case "text" ->
                CallModel.builder("reads", CONTENTS, "readText")
                        .subject(argument)
                        .build();
            case "hash" ->
                CallModel.builder("reads", CONTENTS, "readHash")
                        .subject(argument)
                        .build();
            default ->
                CallModel.builder("reads", CONTENTS, "readEquality")
                        .key(argument + 1)
                        .subject(argument)
                        .build();
        };
    }

    private static CallModel access(Matcher matcher) {
        boolean reads = matcher.group(1).equals("reads");
        String verb = reads ? "read" : "write";
        int argument = number(matcher.group(3));
        int other = number(matcher.group(4));
        String after = matcher.group(6) == null ? null : viewHook(matcher.group(6));
        CallModel always = switch (matcher.group(2)) {
            case "key" ->
                CallModel.builder(matcher.group(1), COLLECTIONS, verb + "Key")
                        .key(argument)
                        .after(after)
                        .build();
            case "element" ->
                CallModel.builder(matcher.group(1), COLLECTIONS, verb + "Element")
                        .key(argument)
                        .after(after)
                        .build();
            case "size" ->
                CallModel.builder(matcher.group(1), COLLECTIONS, verb + "Size")
                        .after(after)
                        .build();
            case "start" ->
                CallModel.builder(matcher.group(1), COLLECTIONS, verb + "Start")
                        .after(after)
                        .build();
            case "step" ->
                CallModel.builder(matcher.group(1), COLLECTIONS, verb + "Step")
                        .after(after)
                        .build();
            case "source" ->
                CallModel.builder(matcher.group(1), COLLECTIONS, verb + "Source")
                        .after(after)
                        .build();
            case "place" ->
                CallModel.builder(matcher.group(1), WALKS, "readPlace")
                        .after(after)
                        .build();
            case "some" ->
                CallModel.builder(matcher.group(1), WALKS, "readSome")
                        .after(after)
                        .build();
            case "rest" ->
                CallModel.builder(matcher.group(1), WALKS, "readRest")
                        .after(after)
                        .build();
            case "end" ->
                CallModel.builder(matcher.group(1), WALKS, "readEnd")
                        .after(after)
                        .build();
            default -> {
                String hook = other < 0 ? verb + "All" : reads ? "readAllWith" : "writeAllFrom";
                yield CallModel.builder(matcher.group(1), COLLECTIONS, hook)
                        .key(other)
                        .after(after)
                        .subject(argument)
                        .build();
            }
        };
        String when = matcher.group(5);
        return when == null ? always : always.onlyIf(Character.toUpperCase(when.charAt(0)) + when.substring(1));
    }

    private static CallModel atomic(String word, String index) {
        String at = index == null ? "" : "At";
        int key = number(index);
        return switch (word) {
            case "gets" ->
                CallModel.builder("reads", ATOMICS, "read" + at)
                        .key(key)
                        .after("done")
                        .build();
            case "sets" ->
                CallModel.builder("writes", ATOMICS, "write" + at)
                        .key(key)
                        .after("done")
                        .build();
            case "updates" ->
                CallModel.builder("updates", ATOMICS, "write" + at)
                        .key(key)
                        .after("done")
                        .build();
            case "tries" ->
                CallModel.builder("updates", ATOMICS, "tryWrite" + at)
                        .key(key)
                        .after("tried")
                        .build();
            case "exchanges" ->
                CallModel.builder("updates", ATOMICS, "tryWrite" + at)
                        .key(key)
                        .after(CallModel.EXCHANGED)
                        .build();
            case "counts" ->
                CallModel.builder("updates", ATOMICS, "write" + at)
                        .key(key)
                        .after("done")
                        .ifDropped("bump" + at)
                        .build();
            case "bumps" ->
                CallModel.builder("updates", ATOMICS, "bump" + at)
                        .key(key)
                        .after("done")
                        .build();
            case "shows" -> running("reads", "showing", key);
            case "runs" -> running("updates", "running", key);
            case "computes" ->
                CallModel.builder("updates", ATOMICS, UPDATING + at)
                        .key(key)
                        .after("updated")
                        .build();
            default -> running("updates", CallModel.RUNNING_COMMUTING, key);
        };
    }

    /** A call that runs code of the program. */
    private static CallModel running(String operation, String hook, int key) {
        return CallModel.builder(operation, ATOMIC_RUNS, hook).key(key).build().ordered(CallModel.Order.OF_WALK);
    }

    private static CallModel field(String word, int target) {
        return switch (word) {
            case "gets" ->
                CallModel.builder("reads", FIELDS, "read")
                        .key(target)
                        .after("done")
                        .build();
            case "sets" ->
                CallModel.builder("writes", FIELDS, "write")
                        .key(target)
                        .after("done")
                        .build();
            case "tries" ->
                CallModel.builder("updates", FIELDS, "tryWrite")
                        .key(target)
                        .after("tried")
                        .build();
            case "updates" ->
                CallModel.builder("updates", FIELDS, "write")
                        .key(target)
                        .after("done")
                        .build();
            case "finds" ->
                CallModel.builder("reads", FIELDS, "finding")
                        .key(target)
                        .after("found")
                        .build();
            case "puts" ->
                CallModel.builder("writes", FIELDS, "putting")
                        .key(target)
                        .after("put")
                        .build();
            default ->
                CallModel.builder("updates", FIELDS, UPDATING)
                        .key(target)
                        .after("updated")
                        .build();
        };
    }

    private static CallModel variable(String word) {
        return switch (word) {
            case "gets" ->
                CallModel.builder("reads", HANDLES, "read").after("done").build();
            case "sets" ->
                CallModel.builder("writes", HANDLES, "write").after("done").build();
            case "tries" ->
                CallModel.builder("updates", HANDLES, "tryWrite").after("tried").build();
            case "exchanges" ->
                CallModel.builder("updates", HANDLES, "tryWrite")
                        .after(CallModel.EXCHANGED)
                        .build();
            default ->
                CallModel.builder("updates", HANDLES, "write").after("done").build();
        };
    }

    /** To take the next element moves the position. */
    private static CallModel buffer(Matcher matcher, boolean withOther) {
        if (matcher.group(5) != null) {
            return CallModel.builder("updates", BUFFERS, matcher.group(5)).build();
        }
        String what = matcher.group(2);
        boolean isIndexed = what.equals("at") || what.equals("from");
        String width = isIndexed ? matcher.group(4) : matcher.group(3);
        String hook = (matcher.group(1).equals("reads") ? "read" : "write")
                + Character.toUpperCase(what.charAt(0))
                + what.substring(1)
                + (withOther ? "With" : width == null ? "" : width);
        boolean moves = what.equals("next") || what.equals("many");
        int key = isIndexed ? number(matcher.group(3)) : CallModel.NONE;
        return CallModel.builder(moves ? "updates" : matcher.group(1), BUFFERS, hook)
                .key(key)
                .build();
    }

    private static int number(String digits) {
        return digits == null ? CallModel.NONE : Integer.parseInt(digits);
    }
}
