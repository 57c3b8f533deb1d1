package dev.atomicity.provoke.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Samples;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random calls on objects of the JDK: a model of the object returns the same, and holds the same, as far as it knows the operation. */
class ObjectModelsTest {
    private static final int ROUNDS = 300;
    private static final int CALLS = 12;

    static List<Object> objects() {
        return List.of(
                new HashMap<>(),
                new TreeMap<>(),
                new ConcurrentHashMap<>(),
                new HashSet<>(),
                ConcurrentHashMap.newKeySet(),
                new ArrayList<>(),
                new LinkedList<>(),
                new CopyOnWriteArrayList<>(),
                new ArrayDeque<>(),
                new ConcurrentLinkedQueue<>(),
                new ConcurrentLinkedDeque<>(),
                new LinkedBlockingQueue<>(3),
                new LinkedBlockingDeque<>(),
                new ArrayBlockingQueue<>(2),
                new AtomicInteger(),
                new AtomicLong(),
                new AtomicBoolean(),
                new AtomicReference<>(1),
                new AtomicIntegerArray(3),
                new LongAdder());
    }

    @ParameterizedTest
    @MethodSource("objects")
    void theModelDoesWhatTheObjectDoes(Object object) throws Exception {
        Random random = new Random(3);
        List<Method> methods = Arrays.stream(object.getClass().getMethods())
                .filter(method -> method.getDeclaringClass() != Object.class && isPossible(method))
                .sorted((one, other) -> one.toString().compareTo(other.toString()))
                .toList();
        int known = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ObjectModel model = ObjectModels.of(object);
            for (int i = 0; i < CALLS; i++) {
                Method method = methods.get(random.nextInt(methods.size()));
                Object[] arguments = Arrays.stream(method.getParameterTypes())
                        .map(type -> argument(type, random))
                        .toArray();
                Object returned;
                try {
                    returned = method.invoke(object, arguments);
                } catch (ReflectiveOperationException e) {
                    model = ObjectModels.of(object); // a call that throws is no operation
                    continue;
                }
                OperationCall call = call(object, method, arguments, returned);
                Object result = model.apply(call);
                if (result == Samples.UNKNOWN) {
                    model = ObjectModels.of(object);
                    continue;
                }
                known++;
                if (result != ObjectModel.NOTHING) {
                    assertThat(result)
                            .as(method + " " + Arrays.toString(arguments))
                            .isEqualTo(call.result());
                }
                assertThat(model).as(method + " " + Arrays.toString(arguments)).isEqualTo(ObjectModels.of(object));
            }
        }
        assertThat(known).isGreaterThan(ROUNDS);
    }

    private static OperationCall call(Object object, Method method, Object[] arguments, Object returned) {
        boolean isIndexed = arguments.length > 0 && method.getParameterTypes()[0] == int.class;
        return new OperationCall(
                method.getName() + (isIndexed ? "(int)" : ""),
                Arrays.stream(arguments).map(Samples::of).toList(),
                Samples.of(returned),
                true,
                ObjectModels.leftIn(object, arguments));
    }

    /** No call that waits, is deprecated, or gives a view. */
    private static boolean isPossible(Method method) {
        Class<?> result = method.getReturnType();
        return method.getParameterCount() <= 3
                && !List.of("take", "takeFirst", "takeLast", "put", "putFirst", "putLast", "wait")
                                .contains(method.getName())
                        | Map.class.isAssignableFrom(method.getDeclaringClass())
                && !Collection.class.isAssignableFrom(result)
                && !Map.class.isAssignableFrom(result)
                && !method.getName().contains("terator")
                && !method.getName().contains("tream")
                && Arrays.stream(method.getParameterTypes()).allMatch(type -> argument(type, new Random(1)) != null);
    }

    private static Object argument(Class<?> type, Random random) {
        int value = random.nextInt(3);
        if (type == Object.class) {
            return value;
        }
        if (type == int.class) {
            return value;
        }
        if (type == long.class) {
            return (long) value;
        }
        if (type == boolean.class) {
            return value == 0;
        }
        if (type == Function.class) {
            return (Function<Object, Object>) key -> value == 0 ? null : value;
        }
        if (type == BiFunction.class) {
            return (BiFunction<Object, Object, Object>) (key, old) -> value == 0 ? null : value;
        }
        if (type == IntUnaryOperator.class) {
            return (IntUnaryOperator) old -> old + value;
        }
        return type == IntBinaryOperator.class ? (IntBinaryOperator) Integer::sum : null;
    }
}
