package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

class ConfinedObjectsTest {
    /** Methods that keep what they make to themselves. */
    @SuppressWarnings({"StringConcatenationInLoop", "UnusedVariable"})
    static final class Keeping {
        int sumsAnArray(int size) {
            int[] numbers = new int[size];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = i * i;
            }
            int sum = 0;
            for (int number : numbers) {
                sum += number;
            }
            return sum;
        }

        Object returnsAnElement(Object element) {
            Object[] elements = new Object[3];
            elements[1] = element;
            return elements[1];
        }

        String builds(String name, boolean loud) {
            StringBuilder text = new StringBuilder(16);
            text.append("Hello, ").append(name);
            if (loud) {
                text.append('!');
            }
            return text.insert(0, '>').toString();
        }

        int counts(int words) {
            Map<Integer, Integer> counts = new HashMap<>();
            for (int word = 0; word < words; word++) {
                counts.merge(word % 7, 1, Integer::sum);
            }
            int most = 0;
            for (int count : counts.values()) {
                most = Math.max(most, count);
            }
            return most;
        }

        String visits(String start) {
            Deque<String> open = new ArrayDeque<>();
            Set<String> seen = new TreeSet<>();
            open.push(start);
            String last = start;
            while (!open.isEmpty()) {
                last = open.pop();
                if (seen.add(last) && seen.size() < 9) {
                    open.push(last + seen.size());
                }
            }
            return last;
        }

        int oneOfTwo(boolean first) {
            int[] chosen = first ? new int[1] : new int[2];
            chosen[0]++;
            return chosen[0];
        }
    }

    /** Methods that hand it on, or may. */
    @SuppressWarnings({"UnusedVariable", "unused", "MemberName"})
    static final class HandingOn {
        private int[] kept;
        private static Object shared;

        int[] returned() {
            int[] numbers = new int[1];
            numbers[0] = 1;
            return numbers;
        }

        int stored() {
            int[] numbers = new int[1];
            numbers[0] = 1;
            kept = numbers;
            return numbers[0];
        }

        int storedInAnArray(int[][] others) {
            int[] numbers = new int[1];
            others[0] = numbers;
            return numbers[0];
        }

        void shared() {
            StringBuilder text = new StringBuilder();
            shared = text.append('x');
        }

        String passed() {
            StringBuilder text = new StringBuilder();
            print(text);
            return text.toString();
        }

        IntStream characters() {
            StringBuilder text = new StringBuilder();
            text.append('x');
            return text.chars();
        }

        List<String> listed() {
            List<String> list = new ArrayList<>();
            list.add("x");
            return list;
        }

        List<String> copied() {
            List<String> list = new ArrayList<>();
            list.add("x");
            return Collections.unmodifiableList(list);
        }

        Iterator<String> iterated() {
            List<String> list = new ArrayList<>();
            list.add("x");
            Iterator<String> iterator = list.iterator();
            iterator.next();
            return iterator;
        }

        long streamed() {
            List<String> list = new ArrayList<>();
            list.add("x");
            return list.stream().count();
        }

        void inAnother(List<List<String>> lists) {
            List<String> list = new ArrayList<>();
            lists.add(list);
            list.add("x");
        }

        String ownKind() {
            List<String> list = new ArrayList<>() {
                @Override
                public String get(int index) {
                    shared = this;
                    return super.get(index);
                }
            };
            list.add("x");
            return list.get(0);
        }

        Supplier<String> captured() {
            StringBuilder text = new StringBuilder();
            text.append('x');
            return () -> text.append('y').toString();
        }

        int mixed(int[] given, boolean own) {
            int[] numbers = own ? new int[1] : given;
            return numbers[0];
        }

        int passedWhenMixed(int[] given, boolean own) {
            int[] made = new int[1];
            int[] numbers = own ? made : given;
            shared = numbers;
            return made[0];
        }

        String locked() {
            StringBuilder text = new StringBuilder();
            synchronized (text) {
                return text.append('x').toString();
            }
        }

        private static void print(CharSequence text) {}
    }

    @ParameterizedTest
    @ValueSource(strings = {"sumsAnArray", "returnsAnElement", "builds", "counts", "visits", "oneOfTwo"})
    void whatAMethodKeepsToItselfIsConfined(String method) throws IOException {
        assertThat(watched(Keeping.class, method)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "returned",
                "stored",
                "storedInAnArray",
                "shared",
                "passed",
                "characters",
                "captured",
                "listed",
                "copied",
                "iterated",
                "streamed",
                "inAnother",
                "ownKind",
                "mixed",
                "passedWhenMixed",
                "locked"
            })
    void whatItHandsOnIsNot(String method) throws IOException {
        assertThat(watched(HandingOn.class, method)).isPositive().isEqualTo(all(HandingOn.class, method));
    }

    /** The object is the method's own, but the call reads another one. */
    @ParameterizedTest
    @ValueSource(strings = {"addsAll", "putsAll", "compares", "appends"})
    void whatReadsAnArgumentIsWatched(String method) throws IOException {
        assertThat(watched(Reading.class, method)).isEqualTo(1);
    }

    static final class Reading {
        int addsAll(List<String> others) {
            List<String> own = new ArrayList<>();
            own.addAll(others);
            return own.size();
        }

        int putsAll(Map<String, String> others) {
            Map<String, String> own = new HashMap<>();
            own.putAll(others);
            return own.size();
        }

        boolean compares(Object other) {
            List<String> own = new ArrayList<>();
            return own.equals(other);
        }

        String appends(CharSequence other) {
            StringBuilder own = new StringBuilder();
            return own.append(other).toString();
        }
    }

    @Test
    void whatIsHandedOnDoesNotTakeTheRestWithIt() throws IOException {
        int watched = watched(Both.class, "both");
        assertThat(watched).isEqualTo(1).isLessThan(all(Both.class, "both"));
    }

    static final class Both {
        int[] both() {
            int[] own = new int[2];
            own[0] = 3;
            int[] others = new int[1];
            others[0] = own[0] + own[1];
            return others;
        }
    }

    private static int all(Class<?> type, String name) throws IOException {
        return count(method(type, name), null);
    }

    private static int watched(Class<?> type, String name) throws IOException {
        MethodNode method = method(type, name);
        return count(method, ConfinedObjects.of(Type.getInternalName(type), method));
    }

    /** The accesses of elements and the calls on followed types, but for constructors, that are not known to be confined. */
    private static int count(MethodNode method, ConfinedObjects confined) {
        int watched = 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode called) {
                boolean isOwn = confined != null && confined.isOnlyOn(called);
                boolean counts = isFollowed(called) && !called.name.equals("<init>");
                watched += counts && !isOwn ? 1 : 0;
            } else if (ArrayElements.isAccess(instruction.getOpcode())) {
                boolean isOwn = confined != null && confined.isOnlyOn(instruction);
                watched += isOwn ? 0 : 1;
            }
        }
        return watched;
    }

    /** In these methods no parameter is of such a type, or it is not called. */
    private static boolean isFollowed(MethodInsnNode call) {
        return (call.owner.startsWith("java/lang/String") && !call.owner.equals("java/lang/String"))
                || (call.owner.startsWith("java/util/")
                        && !call.owner.contains("stream")
                        && !call.owner.equals("java/util/Collections"));
    }

    private static MethodNode method(Class<?> type, String name) throws IOException {
        ClassNode node = new ClassNode();
        try (var in = type.getResourceAsStream("/" + Type.getInternalName(type) + ".class")) {
            new ClassReader(in).accept(node, 0);
        }
        return node.methods.stream()
                .filter(method -> method.name.equals(name))
                .findFirst()
                .orElseThrow();
    }
}
