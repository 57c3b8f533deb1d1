package dev.atomicity.agent.models;

import dev.atomicity.steps.Operation;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns the words of a line of the {@link ModelTable} into hooks. */
public final class ModelAction {
    private static final Pattern ACCESS = Pattern.compile(
            "(reads|writes|updates) (key|element|all|argument|size|start|source|step|place|some|rest|end)(?: (\\d))?(?: (?:from|with) (\\d))?"
                    + "(?: if (true|false|some|null|absent|present))?(?:, views (all|entry|part|walk|some))?");
    private static final Pattern VIEW =
            Pattern.compile("views (keys|all|reversed|walk|some|elements|range)(?: of (\\d))?");
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
            CallModel.builder(Operation.UPDATES, HookOwners.OBJECTS, "useAll").build();

    /** The actions on objects that are one variable. */
    private static final Map<String, CallModelBuilder> WHOLE = Map.of(
            "uses alone",
                    CallModel.builder(Operation.UPDATES, HookOwners.OBJECTS, "useAlone")
                            .after("usedAlone"),
            "appends all", CallModel.builder(Operation.UPDATES, HookOwners.OBJECTS, "appendAll"),
            "closes all", CallModel.builder(Operation.WRITES, HookOwners.OBJECTS, "closeAll"),
            "reads property 0",
                    CallModel.builder(Operation.READS, HookOwners.OBJECTS, "readProperty")
                            .key(0),
            "reads properties", CallModel.builder(Operation.READS, HookOwners.OBJECTS, "readProperties"));

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
        if (words.equals("uses all")) {
            return USES_ALL;
        }
        if (WHOLE.containsKey(words)) {
            return WHOLE.get(words).build();
        }
        Matcher content = CONTENT.matcher(words);
        if (content.matches()) {
            return content(content.group(1), number(content.group(2)));
        }
        Matcher view = VIEW.matcher(words);
        if (view.matches()) {
            String hook = viewHook(view.group(1));
            boolean isOfArray =
                    view.group(1).equals("elements") || view.group(1).equals("range");
            return CallModel.builder(isOfArray ? Operation.READS : Operation.VIEWS, HookOwners.COLLECTIONS, null)
                    .after(hook)
                    .subject(number(view.group(2)))
                    .build();
        }
        Matcher move = MOVE.matcher(words);
        if (move.matches()) {
            return CallModel.builder(Operation.MOVES, HookOwners.COLLECTIONS, HookNames.MOVES)
                    .key(number(move.group(1)))
                    .build();
        }
        Matcher field = FIELD.matcher(words);
        if (field.matches()) {
            return variable(HookOwners.FIELDS, field.group(1), "")
                    .key(number(field.group(2)))
                    .build();
        }
        Matcher elements = ELEMENTS.matcher(words);
        if (elements.matches()) {
            Operation operation = Operation.named(elements.group(1));
            String hook = "first ".equals(elements.group(2))
                    ? HookNames.READ_FIRST
                    : (operation.isRead() ? "read" : "write") + (elements.group(2) == null ? "" : HookNames.REFLECTED);
            return CallModel.builder(operation, HookOwners.ARRAYS, hook).build();
        }
        Matcher variable = VARIABLE.matcher(words);
        if (variable.matches()) {
            return variable(HookOwners.HANDLES, variable.group(1), "").build();
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
        return HookNames.VIEWS + capitalised(what);
    }

    private static String capitalised(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /**
     * A call that asks an object for its text, its hash code, or whether it equals another one.
     *
     * @param argument the index of the object, {@link CallModel#NONE} for the receiver; behind it is the other one
     */
    static CallModel content(String what, int argument) {
        CallModelBuilder builder = CallModel.builder(Operation.READS, HookOwners.CONTENTS, "read" + capitalised(what))
                .subject(argument);
        return (what.equals("equality") ? builder.key(argument + 1) : builder).build();
    }

    private static CallModel access(Matcher matcher) {
        Operation operation = Operation.named(matcher.group(1));
        boolean reads = operation.isRead();
        String verb = reads ? "read" : "write";
        String what = matcher.group(2);
        int argument = number(matcher.group(3));
        int other = number(matcher.group(4));
        CallModelBuilder builder = switch (what) {
            case "key", "element" ->
                CallModel.builder(operation, HookOwners.COLLECTIONS, verb + capitalised(what))
                        .key(argument);
            case "size", "start", "step", "source" ->
                CallModel.builder(operation, HookOwners.COLLECTIONS, verb + capitalised(what));
            case "place", "some", "rest", "end" ->
                CallModel.builder(operation, HookOwners.WALKS, "read" + capitalised(what));
            default -> {
                String hook = other < 0 ? verb + "All" : reads ? "readAllWith" : "writeAllFrom";
                yield CallModel.builder(operation, HookOwners.COLLECTIONS, hook)
                        .key(other)
                        .subject(argument);
            }
        };
        if (matcher.group(5) != null) {
            builder.onlyIf(capitalised(matcher.group(5)));
        }
        if (matcher.group(6) != null) {
            builder.after(viewHook(matcher.group(6)));
        }
        return builder.build();
    }

    private static CallModel atomic(String word, String index) {
        CallModelBuilder builder = switch (word) {
            case "shows" -> running(Operation.READS, "showing");
            case "runs" -> running(Operation.UPDATES, "running");
            case "runs commuting" -> running(Operation.UPDATES, HookNames.RUNNING_COMMUTING);
            default -> variable(HookOwners.ATOMICS, word, index == null ? "" : "At");
        };
        return builder.key(number(index)).build();
    }

    /** A call that runs code of the program. */
    private static CallModelBuilder running(Operation operation, String hook) {
        return CallModel.builder(operation, HookOwners.ATOMIC_RUNS, hook).ordered(CallModel.Order.OF_WALK);
    }

    /**
     * An access of a variable whose value can be known: an atomic, a field or an element.
     *
     * @param suffix of the hooks before the call
     */
    private static CallModelBuilder variable(String owner, String word, String suffix) {
        return switch (word) {
            case "gets" ->
                CallModel.builder(Operation.READS, owner, "read" + suffix).after("done");
            case "sets" ->
                CallModel.builder(Operation.WRITES, owner, "write" + suffix).after("done");
            case "updates" ->
                CallModel.builder(Operation.UPDATES, owner, "write" + suffix).after("done");
            case "bumps" ->
                CallModel.builder(Operation.UPDATES, owner, "bump" + suffix).after("done");
            case "counts" -> variable(owner, "updates", suffix).ifDropped("bump" + suffix);
            case "tries" ->
                CallModel.builder(Operation.UPDATES, owner, "tryWrite" + suffix).after("tried");
            case "exchanges" -> variable(owner, "tries", suffix).after(HookNames.EXCHANGED);
            case "computes" ->
                CallModel.builder(Operation.UPDATES, owner, HookNames.UPDATING + suffix)
                        .after("updated");
            case "finds" -> CallModel.builder(Operation.READS, owner, "finding").after("found");
            case "puts" -> CallModel.builder(Operation.WRITES, owner, "putting").after("put");
            default -> throw new IllegalArgumentException("no such access: " + word);
        };
    }

    /** Taking the next element moves the position. */
    private static CallModel buffer(Matcher matcher, boolean withOther) {
        if (matcher.group(5) != null) {
            return CallModel.builder(Operation.UPDATES, HookOwners.BUFFERS, matcher.group(5))
                    .build();
        }
        String what = matcher.group(2);
        boolean isIndexed = what.equals("at") || what.equals("from");
        String width = isIndexed ? matcher.group(4) : matcher.group(3);
        Operation operation = Operation.named(matcher.group(1));
        String hook = (operation.isRead() ? "read" : "write")
                + Character.toUpperCase(what.charAt(0))
                + what.substring(1)
                + (withOther ? "With" : width == null ? "" : width);
        boolean moves = what.equals("next") || what.equals("many");
        int key = isIndexed ? number(matcher.group(3)) : CallModel.NONE;
        return CallModel.builder(moves ? Operation.UPDATES : operation, HookOwners.BUFFERS, hook)
                .key(key)
                .build();
    }

    private static int number(String digits) {
        return digits == null ? CallModel.NONE : Integer.parseInt(digits);
    }
}
