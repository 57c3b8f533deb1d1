package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Where a method goes on without having asked whether another thread came first. */
class IgnoredAnswersTest {
    private static final String FIELDS =
            "StampedLock lock; int x, y; long kept; Set<String> names; List<String> list; Map<String, String> map;"
                    + " java.util.concurrent.atomic.AtomicInteger count; ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int code() { return lock.tryOptimisticRead() == 0 ? 0 : x + y; }",
                "int code() { long stamp = lock.tryOptimisticRead(); if (stamp == 0) { return -1; } return x + y; }",
                "int code() { lock.tryOptimisticRead(); return x + y; }",
            })
    void nobodyCanValidateThatStamp(String method) {
        assertThat(uncheckedStamps(method)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int code() { long s = lock.tryOptimisticRead(); int sum = x + y; return lock.validate(s) ? sum : 0; }",
                "long code() { return lock.tryOptimisticRead(); }",
                "void code() { kept = lock.tryOptimisticRead(); }",
                "void code(long[] stamps) { stamps[0] = lock.tryOptimisticRead(); }",
                "Runnable code() { long s = lock.tryOptimisticRead(); return () -> lock.validate(s); }",
                "int code() { long s = lock.tryOptimisticRead(); s = lock.tryConvertToReadLock(s); return x; }",
                "int code() { long s = 0; while (s == 0) { s = lock.tryOptimisticRead(); } int v = x;"
                        + " return lock.validate(s) ? v : 0; }",
            })
    void aStampThatIsUsedMayBeValidated(String method) {
        assertThat(uncheckedStamps(method)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boolean code(String n) { if (names.contains(n)) { return false; } names.add(n); return true; }",
                "boolean code(String n) { if (!map.containsKey(n)) { map.putIfAbsent(n, n); return true; } return false; }",
                "boolean code(String n) { if (names.contains(n)) { return false; }"
                        + " synchronized (names) { names.add(n); return true; } }",
                "int code(String n) { if (names.contains(n)) { return names.size(); } names.add(n); return 1; }",
                "void code(String n) { if (!names.contains(n)) { names.add(n); x++; } }",
                "void code(String n) { if (names.contains(n)) { return; } names.add(n); count.incrementAndGet(); }",
                "void code(String n) { if (!names.contains(n)) { names.add(n); list.add(n); } }",
            })
    void theMethodSaysThatItCameFirst(String method) {
        assertThat(isTakenForSuccess(method)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boolean code(String n) { return names.add(n); }",
                "void code(String n) { if (!names.contains(n)) { names.add(n); } x++; }",
                "void code(String n) { if (!names.contains(n)) { names.add(n); long seen = count.get() + x; } }",
                "void code(String n) { if (!map.containsKey(n)) { map.putIfAbsent(n, n); x++; } }",
                "boolean code(String n) { if (names.add(n)) { return true; } return false; }",
                "void code(String n) { if (!names.contains(n)) { names.add(n); } }",
                "void code(String n) { if (!names.contains(n)) { names.add(n); names.add(n + n); } }",
                "String code(String n) { map.putIfAbsent(n, n); return map.get(n); }",
                "Object code(String n) { if (map.get(n) == null) { map.putIfAbsent(n, n); return null; } return null; }",
            })
    void itSaysNothingOrHasAsked(String method) {
        assertThat(isTakenForSuccess(method)).isFalse();
    }

    private static int uncheckedStamps(String method) {
        ClassNode type = Sources.typeWith(FIELDS + method);
        return IgnoredAnswers.uncheckedStamps(type, Sources.method(type, "code"))
                .size();
    }

    private static boolean isTakenForSuccess(String source) {
        MethodNode method = Sources.method(Sources.typeWith(FIELDS + source), "code");
        for (var instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call
                    && (call.name.equals("add") || call.name.equals("putIfAbsent"))) {
                return IgnoredAnswers.isTakenForSuccess(call, method);
            }
        }
        throw new AssertionError("no such call in " + source);
    }
}
