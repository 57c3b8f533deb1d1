package dev.atomicity.agent.methods;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Objects to call methods on and to call them with; the same ones whenever they are made. */
final class SampleObjects {
    /** Those that have something in them are made of one of these, the first that fits. */
    private final List<Class<?>> concrete;

    private final Set<Class<?>> inTheMaking = new HashSet<>();

    SampleObjects(Collection<Class<?>> types) {
        concrete = types.stream()
                .filter(type -> !type.isInterface() && !Modifier.isAbstract(type.getModifiers()))
                .filter(type -> type.getPackageName().startsWith("java.util")
                        || type.getPackageName().equals("java.lang"))
                .sorted(Comparator.comparing((Class<?> type) -> type.getPackageName())
                        .thenComparing(Class::getName))
                .collect(Collectors.toList());
    }

    /** A receiver of that type with some content, or null if none can be made. */
    Object receiver(Class<?> type) {
        return concrete.stream()
                .filter(type::isAssignableFrom)
                .sorted(Comparator.comparing(candidate -> candidate != type))
                .map(this::filled)
                .filter(made -> made != null)
                .findFirst()
                .orElse(null);
    }

    private Object filled(Class<?> type) {
        Object made = made(type);
        for (String content : List.of("a", "b", "c")) {
            fill(made, content);
        }
        return made;
    }

    @SuppressWarnings({"unchecked", "rawtypes", "ReturnValueIgnored"})
    static void fill(Object made, String content) {
        try {
            if (made instanceof Collection collection) {
                collection.add(content);
            } else if (made instanceof Map map) {
                map.put(content, content);
            } else if (made instanceof StringBuilder text) {
                text.append(content);
            } else if (made instanceof StringBuffer text) {
                text.append(content);
            }
        } catch (ClassCastException | UnsupportedOperationException | IllegalStateException e) {
            // It stays as empty as it is: it takes other content, or none, or is full.
        }
    }

    /** Null also for a type that is being made: some constructors take an object of their own class. */
    private Object made(Class<?> type) {
        if (!inTheMaking.add(type)) {
            return null;
        }
        try {
            return constructed(type);
        } finally {
            inTheMaking.remove(type);
        }
    }

    private Object constructed(Class<?> type) {
        List<Constructor<?>> constructors = Stream.<Constructor<?>>of(type.getConstructors())
                .sorted(Comparator.<Constructor<?>>comparingInt(Constructor::getParameterCount)
                        .thenComparing(Constructor::toString))
                .toList();
        for (Constructor<?> constructor : constructors) {
            try {
                Object[] arguments = arguments(constructor.getParameterTypes());
                if (arguments != null) {
                    return constructor.newInstance(arguments);
                }
            } catch (ReflectiveOperationException e) {
                // The next one may do.
            }
        }
        return null;
    }

    /** Arguments of those types, or null if one cannot be made. */
    Object[] arguments(Class<?>[] types) {
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = argument(types[i]);
            if (arguments[i] == null) {
                return null;
            }
        }
        return arguments;
    }

    private Object argument(Class<?> type) {
        if (type.isPrimitive()) {
            // Also a capacity, so not 0.
            return Array.get(filledArray(type), 0);
        }
        if (type.isArray()) {
            return filledArray(type.getComponentType());
        }
        if (type.isAssignableFrom(String.class)) {
            return "b";
        }
        if (type == Class.class) {
            return String.class;
        }
        if (type == TimeUnit.class) {
            return TimeUnit.NANOSECONDS;
        }
        if (type == Duration.class) {
            return Duration.ofNanos(1);
        }
        if (type.getPackageName().equals("java.util.function") || type == Comparator.class) {
            return function(type);
        }
        return receiver(type);
    }

    /** Two elements, so that there is one with the index 1. */
    private Object filledArray(Class<?> component) {
        Object array = Array.newInstance(component, 2);
        for (int i = 0; i < 2; i++) {
            if (component == boolean.class) {
                Array.setBoolean(array, i, true);
            } else if (component == char.class) {
                Array.setChar(array, i, '\1');
            } else if (component.isPrimitive()) {
                Array.setByte(array, i, (byte) 1);
            } else {
                Array.set(array, i, argument(component));
            }
        }
        return array;
    }

    /** Gives back its first argument where that fits, and otherwise what can be made; the truth is true. */
    private Object function(Class<?> type) {
        return Proxy.newProxyInstance(
                SampleObjects.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
                    if (method.getName().equals("hashCode")) {
                        return 1;
                    }
                    if (method.getName().equals("toString")) {
                        return type.getName();
                    }
                    if (type == Comparator.class && method.getName().equals("compare")) {
                        return given[0].toString().compareTo(given[1].toString());
                    }
                    Class<?> result = method.getReturnType();
                    return result == void.class
                            ? null
                            : result == Object.class && given != null && given.length > 0 ? given[0] : argument(result);
                });
    }

    /** What can be compared of an object: its content where it has one, and nothing that depends on where it lies. */
    static String describe(Object object) {
        if (object instanceof Object[] array) {
            return Stream.of(array).map(SampleObjects::describe).collect(Collectors.joining(", ", "{", "}"));
        }
        if (object instanceof int[] array) {
            return new AtomicIntegerArray(array).toString();
        }
        boolean hasContent = object == null
                || object instanceof Collection
                || object instanceof Map
                || object instanceof Map.Entry
                || object instanceof CharSequence
                || object instanceof Number
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Enum;
        String name = object == null ? "" : object.getClass().getName().replaceAll("(?:\\$Proxy|Lambda).*", "");
        return name + (hasContent ? " " + String.valueOf(object).replaceAll("@[0-9a-f]+", "") : "");
    }

    /** All of them. */
    static String describeAll(Object... objects) {
        return Arrays.stream(objects).map(SampleObjects::describe).collect(Collectors.joining("; "));
    }
}
