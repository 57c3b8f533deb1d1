package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which code looks at a field, takes a lock, and looks again. */
class DoubleChecksTest {
    private static final String FIELDS = """
            Object value, other; boolean ready; static Object shared; int state; Source next;
            final Lock lock = new ReentrantLock(); final ReadWriteLock rw = new ReentrantReadWriteLock();
            boolean isOver() { return state > 3; }
            static Object make() { return new Object(); }
            static final Object NONE = new Object(); static final int IDLE = 7;
            Map<Object, Object> map; Set<Object> set;
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (value == null) { synchronized (this) { if (value == null) { value = make(); } } }",
                "if (shared == null) { synchronized (Source.class) { if (shared == null) { shared = make(); } } }",
                "if (!ready) { synchronized (this) { if (!ready) { ready = true; } } }",
                "if (state == 0) { synchronized (this) { if (state == 0) { state = 1; } } }",
                "if (value == null) { lock.lock(); if (value == null) { value = make(); } lock.unlock(); }",
                "Object v = value; if (v == null) { synchronized (this) { v = value; if (v == null) { value = v = make(); } } }",
                "Object v; if ((v = value) == null) { synchronized (this) { if ((v = value) == null) { value = make(); } } }",
                "if (value == null) { make(); synchronized (this) { if (value == null) { value = make(); } } }",
                "if (value != null) { return; } synchronized (this) { if (value == null) { value = make(); } }",
                // a sentinel or another constant
                "if (value == NONE) { synchronized (this) { if (value == NONE) { value = make(); } } }",
                "Object v = value; if (v == NONE) { synchronized (this) { v = value; if (v == NONE) { value = v = make(); } } }",
                "if (state == IDLE) { synchronized (this) { if (state == IDLE) { state = 1; } } }",
                "if (state != 2) { synchronized (this) { if (state != 2) { state = 2; } } }",
                "if (value != NONE) { lock.lock(); if (value != NONE) { value = NONE; } lock.unlock(); }",
                // a key
                "if (map.get(key) == null) { synchronized (this) { if (map.get(key) == null) { map.put(key, key); } } }",
                "Object v = map.get(key); if (v == null) { synchronized (this) { v = map.get(key); if (v == null) { map.put(key, v = make()); } } }",
                "if (!map.containsKey(key)) { synchronized (map) { if (!map.containsKey(key)) { map.put(key, key); } } }",
                "if (!set.contains(key)) { lock.lock(); if (!set.contains(key)) { set.add(key); } lock.unlock(); }",
                // the first look is under a lock of its own, which is given back
                "Object v; rw.readLock().lock(); try { v = map.get(key); if (v != null) { return; } } finally { rw.readLock().unlock(); }"
                        + " rw.writeLock().lock(); try { v = map.get(key); if (v == null) { map.put(key, make()); } } finally { rw.writeLock().unlock(); }",
                "synchronized (this) { if (value != null) { return; } } make(); synchronized (this) { if (value == null) { value = make(); } }",
                "synchronized (this) { Object v = map.get(key); if (v != null) { return; } } Object made = make();"
                        + " synchronized (this) { Object v = map.get(key); if (v == null) { map.put(key, made); } }",
                // the first value is kept, but nobody uses it any more
                "Object v = value; if (v == null) { synchronized (this) { if (value == null) { value = make(); } v = value; } } other = v;",
                "Object v = value; if (v == null) { synchronized (this) { if (value == null) { value = make(); } } }",
                // by more than a constant
                "Source v = next; if (v.isOver()) { synchronized (this) { v = next; if (v.isOver()) { next = v = new Source(); } } }",
                "Source v = next; if (!v.isOver()) { return; } synchronized (this) { v = next; if (v.isOver()) { next = v = new Source(); } }",
                "Source v = next; if (v == null || v.state < 7) { synchronized (this) { v = next; if (v == null || v.state < 7) { next = v = new Source(); } } }",
                "Source v = (Source) map.get(key); if (v == null || v.isOver()) { lock.lock(); try {"
                        + " v = (Source) map.get(key); if (v == null || v.isOver()) { map.put(key, v = new Source()); } } finally { lock.unlock(); } }",
            })
    void theSecondLookIsFound(String code) {
        assertThat(secondLooks(code))
                .hasSize(1)
                .first()
                .isIn("value", "shared", "ready", "state", "next", "get", "containsKey", "contains");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // no lock between the two looks
                "if (value == null) { if (value == null) { value = make(); } }",
                // there is only one look
                "synchronized (this) { if (value == null) { value = make(); } }",
                "if (value == null) { synchronized (this) { value = make(); } }",
                // at another field, or at that of another object
                "if (value == null) { synchronized (this) { if (other == null) { value = make(); } } }",
                "if (next.value == null) { synchronized (this) { if (value == null) { value = make(); } } }",
                // which is set in between
                "if (value == null) { value = make(); synchronized (this) { if (value == null) { value = make(); } } }",
                // the second value is used, but not compared
                "if (value == null) { synchronized (this) { other = value; } }",
                // something is left of the first look besides that it was null
                "Object v = value; if (v == null) { synchronized (this) { if (value == null) { value = make(); } } } other = v;",
                // there is another way to the second look
                "if (value == null) { if (ready) { make(); } synchronized (this) { if (value == null) { value = make(); } } }",
                // the lock is given up before it
                "if (value == null) { synchronized (this) { make(); } if (value == null) { value = make(); } }",
                // it is compared with another constant
                "if (value == NONE) { synchronized (this) { if (value == null) { value = make(); } } }",
                "if (state == 1) { synchronized (this) { if (state == 2) { state = 3; } } }",
                // at another key, or another map, or the map is changed in between
                "if (map.get(key) == null) { synchronized (this) { if (map.get(other) == null) { map.put(key, key); } } }",
                "if (map.get(key) == null) { synchronized (this) { if (next.map.get(key) == null) { map.put(key, key); } } }",
                "if (map.get(key) == null) { synchronized (this) { map.put(key, key); if (map.get(key) == null) { make(); } } }",
                "if (map.get(key) == null) { key = make(); synchronized (this) { if (map.get(key) == null) { make(); } } }",
                // without a lock
                "if (map.get(key) == null) { if (map.get(key) == null) { map.put(key, key); } }",
                // the first look leads to the lock if it has found something
                "if (value != null) { synchronized (this) { if (value != null) { value = null; } } }",
                // decided by something else, or not decided again
                "Source v = next; if (v.isOver()) { synchronized (this) { v = next; if (v.state == 7) { next = new Source(); } } }",
                "Source v = next; if (v.isOver()) { synchronized (this) { v = next; next = new Source(); v.isOver(); } }",
                // the first value is kept as well
                "Source v = next; if (v.isOver()) { synchronized (this) { Source w = next; if (w.isOver()) { next = v; } } }",
                // something is done because of the first look
                "Source v = next; if (v.isOver()) { state = 1; synchronized (this) { v = next; if (v.isOver()) { next = new Source(); } } }",
                // without a lock
                "Source v = next; if (v.isOver()) { v = next; if (v.isOver()) { next = new Source(); } }",
            })
    void otherCodeHasNone(String code) {
        assertThat(secondLooks(code)).isEmpty();
    }

    /** The names of the fields that are looked at again. */
    private static List<String> secondLooks(String code) {
        MethodNode method = Sources.method(Sources.typeWith(FIELDS + "void code(Object key) { " + code + " }"), "code");
        return DoubleChecks.secondLooks(method).keySet().stream()
                .map(read -> read instanceof FieldInsnNode field ? field.name : ((MethodInsnNode) read).name)
                .sorted()
                .toList();
    }
}
