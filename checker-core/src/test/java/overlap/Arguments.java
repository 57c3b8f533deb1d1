package overlap;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What the calls may be given, by the types of their parameters. Several, because some make a call do nothing. */
final class Arguments {
    private static final String XML = "<?xml version=\"1.0\"?><!DOCTYPE properties SYSTEM"
            + " \"http://java.sun.com/dtd/properties.dtd\"><properties><entry key=\"n\">n</entry></properties>";

    private Arguments() {}

    static List<Operand> candidates(Class<?> type, Kind kind, Executable method) {
        Kind.Elements elements = Kind.elementsOf(kind.filled().get());
        Object young = elements.young();
        Object old = elements.old();
        if (method.getName().equals("equals") && type == Object.class) {
            return List.of(fresh(kind.filled()));
        }
        List<Operand> samples = samples(type, kind);
        if (!samples.isEmpty()) {
            return samples;
        }
        if (isFunction(type)) {
            return List.of(function(type, true, elements, method), function(type, false, elements, method));
        }
        if (type == Collection.class || type == List.class || type == Iterable.class) {
            return List.of(fresh(() -> new ArrayList<>(List.of(young))), fresh(() -> new ArrayList<>(List.of(old))));
        }
        if (type == Map.class) {
            return List.of(Operand.of(Map.of(young, young)), Operand.of(Map.of(old, old)));
        }
        if (type == Object[].class) {
            return List.of(fresh(() -> new Object[2]), fresh(() -> new Object[] {young, young}));
        }
        if (type.isPrimitive() || type == String.class || type == CharSequence.class || type == char[].class) {
            return simple(type);
        }
        List<Operand> others = other(type);
        boolean isReference = type.isInstance(young) || type == Enum.class;
        return isReference && others.isEmpty() ? List.of(Operand.of(young), Operand.of(old)) : others;
    }

    /** What the kind itself says. */
    private static List<Operand> samples(Class<?> type, Kind kind) {
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        List<Operand> samples = new ArrayList<>();
        for (Supplier<?> sample :
                kind.whole() == null ? List.<Supplier<?>>of() : kind.whole().samples()) {
            if (boxed.isInstance(sample.get())) {
                samples.add((root, delivered) -> sample.get());
            }
        }
        if (type == int.class && !samples.isEmpty()) {
            samples.addAll(simple(type));
        }
        return samples;
    }

    private static Operand fresh(Supplier<Object> maker) {
        return (root, delivered) -> maker.get();
    }

    private static List<Operand> simple(Class<?> type) {
        if (type == int.class) {
            return List.of(Operand.of(0), Operand.of(1), Operand.of(2));
        } else if (type == long.class) {
            return List.of(Operand.of(1L), Operand.of(9L));
        } else if (type == boolean.class) {
            return List.of(Operand.of(true), Operand.of(false));
        } else if (type == byte.class) {
            return List.of(Operand.of((byte) 9));
        } else if (type == short.class) {
            return List.of(Operand.of((short) 9));
        } else if (type == char.class) {
            return List.of(Operand.of('n'));
        } else if (type == double.class) {
            return List.of(Operand.of(9.0));
        } else if (type == float.class) {
            return List.of(Operand.of(9.0f));
        } else if (type == char[].class) {
            return List.of(fresh(() -> new char[] {'n', 'n', 'n', 'n'}));
        }
        return List.of(Operand.of("old"), Operand.of("new"));
    }

    private static List<Operand> other(Class<?> type) {
        if (type == TimeUnit.class) {
            return List.of(Operand.of(TimeUnit.MILLISECONDS));
        } else if (type == Random.class) {
            return IntStream.range(1, 5)
                    .<Operand>mapToObj(seed -> fresh(() -> new Random(1_000_003L * seed)))
                    .toList();
        } else if (type == InputStream.class) {
            return Stream.of("n=n", XML)
                    .map(text -> fresh(() -> new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII))))
                    .toList();
        } else if (type == Reader.class) {
            return List.of(fresh(() -> new StringReader("n=n")));
        } else if (type == OutputStream.class) {
            return List.of(fresh(ByteArrayOutputStream::new));
        } else if (type == Writer.class) {
            return List.of(fresh(StringWriter::new));
        } else if (type == PrintStream.class) {
            return List.of(fresh(WholeStreams.ShownStream::new));
        } else if (type == PrintWriter.class) {
            return List.of(fresh(WholeStreams.ShownWriter::new));
        } else if (type == BitSet.class) {
            return List.of(fresh(() -> BitSet.valueOf(new long[] {4})), fresh(() -> BitSet.valueOf(new long[] {2})));
        } else if (type == StringBuffer.class) {
            return List.of(fresh(() -> new StringBuffer("new")));
        } else if (type == StringBuilder.class) {
            return List.of(fresh(() -> new StringBuilder("new")));
        } else if (type == StringJoiner.class) {
            return List.of(fresh(() -> new StringJoiner(",").add("new")));
        } else if (type == Class.class) {
            return List.of(Operand.of(Object.class));
        } else if (type == Collector.class) {
            return List.of(Operand.of(Collectors.toList()));
        } else if (type == int[].class) {
            return List.of(fresh(() -> new int[] {3, 2}));
        }
        return type == boolean[].class ? List.of(fresh(() -> new boolean[2])) : List.of();
    }

    // ---------------------------------------------------------------- functions

    private static boolean isFunction(Class<?> type) {
        return type == Comparator.class
                || type == Runnable.class
                || type.getName().startsWith("java.util.function.")
                || isMapper(type);
    }

    /** As {@code Stream.mapMulti} has them. */
    private static boolean isMapper(Class<?> type) {
        return type.getSimpleName().endsWith("MapMultiConsumer");
    }

    /** A function that says what it was given, and answers in one way or another. */
    private static Operand function(Class<?> type, boolean answer, Kind.Elements elements, Executable method) {
        return (root, delivered) -> {
            InvocationHandler handler = (proxy, called, arguments) -> {
                if (called.getDeclaringClass() == Object.class) {
                    return called.getName().equals("equals") ? proxy == arguments[0] : (Object) type.getSimpleName();
                }
                if (!Modifier.isAbstract(called.getModifiers())) {
                    return InvocationHandler.invokeDefault(proxy, called, arguments);
                }
                delivered.accept(arguments);
                return answer(called, arguments, answer, elements, method);
            };
            return Proxy.newProxyInstance(Arguments.class.getClassLoader(), new Class<?>[] {type}, handler);
        };
    }

    private static Object answer(
            Method called, Object[] arguments, boolean answer, Kind.Elements elements, Executable method) {
        Class<?> result = called.getReturnType();
        if (result == boolean.class) {
            return answer;
        } else if (called.getName().equals("compare")) {
            // The hash code of an array is that of its identity, another one in each round.
            return arguments[0].getClass().isArray()
                    ? Fingerprint.of(arguments[0]).compareTo(Fingerprint.of(arguments[1]))
                    : Integer.compare(arguments[0].hashCode(), arguments[1].hashCode());
        } else if (result == int.class) {
            return 9;
        } else if (result == long.class) {
            return 9L;
        } else if (result == double.class) {
            return 9.0;
        } else if (result == void.class) {
            return null;
        } else if (method.getName().equals("toArray")) {
            return new Object[(Integer) arguments[0]];
        }
        return switch (method.getName()) {
            case "flatMap", "flatMapToObj" -> streamFor(method);
            case "flatMapToInt" -> IntStream.of(1);
            case "flatMapToLong" -> LongStream.of(1);
            case "flatMapToDouble" -> DoubleStream.of(1);
            case "collect" -> new ArrayList<>();
            default -> answer ? elements.young() : arguments == null ? elements.old() : arguments[arguments.length - 1];
        };
    }

    private static Object streamFor(Executable method) {
        Class<?> owner = method.getDeclaringClass();
        if (owner == IntStream.class) {
            return IntStream.of(1);
        } else if (owner == LongStream.class) {
            return LongStream.of(1);
        }
        return owner == DoubleStream.class ? DoubleStream.of(1) : Stream.of(1);
    }
}
