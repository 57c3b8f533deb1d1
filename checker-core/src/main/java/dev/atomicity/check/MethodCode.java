package dev.atomicity.check;

import dev.atomicity.check.CodeRead.Use;
import dev.atomicity.check.CodeReader.Addition;
import dev.atomicity.check.CodeReader.Call;
import dev.atomicity.check.CodeReader.Code;
import dev.atomicity.check.CodeReader.FieldInLine;
import dev.atomicity.findings.Methods;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;

/** Reads in class files which methods call which. Any thread may ask. */
final class MethodCode implements Methods {
    /** Calls between the method at fault and the access: longer chains are not followed. */
    private static final int FOLLOWED = 500;

    private final ClassFiles classes;

    /** By class: the methods with code, by name. Guarded by this; what is in it does not change. */
    private final Map<String, Map<String, List<Code>>> known = new HashMap<>();

    MethodCode(ClassFiles classes) {
        this.classes = classes;
    }

    @Override
    public boolean calls(String owner, String method, String calledOwner, String calledMethod) {
        Call called = new Call(calledOwner, calledMethod);
        Set<Call> seen = new HashSet<>();
        Deque<Call> left = new ArrayDeque<>(List.of(new Call(owner, method)));
        while (!left.isEmpty() && seen.size() < FOLLOWED) {
            Call next = left.remove();
            for (Code code : methods(next.owner()).getOrDefault(next.method(), List.of())) {
                for (Call call : code.calls) {
                    if (mayBe(call, called)) {
                        return true;
                    }
                    if (seen.add(call)) {
                        left.add(call);
                    }
                }
            }
        }
        return false;
    }

    /** A call of a type that has no such code itself is one of a class below or above it. */
    private boolean mayBe(Call call, Call called) {
        return call.method().equals(called.method())
                && (call.owner().equals(called.owner())
                        || !methods(call.owner()).containsKey(call.method()));
    }

    @Override
    public boolean hasLoop(String owner, String method) {
        List<Code> codes = methods(owner).get(method);
        return codes == null || codes.stream().anyMatch(code -> code.hasLoop);
    }

    @Override
    public int firstLine(String owner, String method, int line) {
        return methods(owner).getOrDefault(method, List.of()).stream()
                .filter(code -> line < 0 || (code.firstLine <= line && line <= code.lastLine))
                .mapToInt(code -> code.firstLine)
                .findFirst()
                .orElse(-1);
    }

    @Override
    public int counts(String owner, String method, int line, String field) {
        return addition(owner, method, line, field).added();
    }

    @Override
    public boolean onlyAdds(String owner, String method, int line, String variable) {
        return addition(owner, method, line, variable).isDropped();
    }

    @Override
    public boolean createsIfAbsent(String owner, String method, String field) {
        return areAll(owner, method, code -> code.uses.createsIfAbsent(field));
    }

    @Override
    public boolean computesIfAbsent(String owner, String method, String field) {
        return areAll(owner, method, code -> code.uses.computesIfAbsent(field));
    }

    @Override
    public boolean isOnlyReturned(String owner, String method) {
        return areAll(owner, method, code -> code.uses.isOnlyReturned());
    }

    @Override
    public boolean isCompared(String owner, String method, int line, String variable) {
        return methods(owner).getOrDefault(method, List.of()).stream()
                .anyMatch(code -> code.uses.compares(variable, line));
    }

    @Override
    public boolean isOnlyCompared(String owner, String method, int line, String variable) {
        return areAll(
                reads(owner, method, line, variable), read -> read.use == Use.COMPARED || read.use == Use.REPLACED);
    }

    @Override
    public boolean calls(String owner, String method, Set<String> names) {
        return methods(owner).getOrDefault(method, List.of()).stream().anyMatch(code -> code.uses.calls(names));
    }

    @Override
    public boolean isAnswerCompared(String owner, String method, String calledMethod) {
        return areAll(reads(owner, method, -1, calledMethod + "()"), read -> read.isTruth && read.use == Use.COMPARED);
    }

    @Override
    public boolean isCalledForEach(String owner, String method, String calledOwner, String calledMethod) {
        List<CodeRead> calls = reads(owner, method, -1, calledMethod + "()");
        return calls.size() == 1
                && calls.get(0).use != Use.CALCULATED
                && hasLoop(owner, method)
                && !isOnlyReturned(calledOwner, calledMethod);
    }

    private boolean areAll(String owner, String method, Predicate<Code> condition) {
        return areAll(methods(owner).getOrDefault(method, List.of()), condition);
    }

    /** Of nothing nothing is known. */
    private static <T> boolean areAll(List<T> all, Predicate<T> condition) {
        return !all.isEmpty() && all.stream().allMatch(condition);
    }

    private List<CodeRead> reads(String owner, String method, int line, String variable) {
        return methods(owner).getOrDefault(method, List.of()).stream()
                .flatMap(code -> code.uses.readsOf(variable).stream())
                .filter(read -> line < 0 || read.line == line)
                .toList();
    }

    @Override
    public boolean ticks(String owner, String method, int line, String call) {
        return isUsed(CallUses.Use.EVERY_NTH_TIME, owner, method, new FieldInLine(call, line));
    }

    @Override
    public boolean isConditional(String owner, String method, int line, String call) {
        return isUsed(CallUses.Use.CONDITIONAL, owner, method, new FieldInLine(call, line));
    }

    private boolean isUsed(CallUses.Use use, String owner, String method, FieldInLine asked) {
        List<CallUses.Use> uses = methods(owner).getOrDefault(method, List.of()).stream()
                .map(code -> code.callUses.get(asked))
                .filter(Objects::nonNull)
                .toList();
        return !uses.isEmpty() && uses.stream().allMatch(use::equals);
    }

    private Addition addition(String owner, String method, int line, String field) {
        FieldInLine asked = new FieldInLine(field, line);
        return methods(owner).getOrDefault(method, List.of()).stream()
                .map(code -> code.additions.get(asked))
                .filter(Objects::nonNull)
                .reduce(Addition::and)
                .orElse(Addition.NONE);
    }

    private synchronized Map<String, List<Code>> methods(String className) {
        Map<String, List<Code>> methods = known.get(className);
        if (methods == null) {
            methods = new HashMap<>();
            try {
                byte[] classFile = classes.read(className);
                if (classFile != null) {
                    new ClassReader(classFile).accept(new CodeReader(methods), ClassReader.SKIP_FRAMES);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            known.put(className, methods);
        }
        return methods;
    }
}
