package dev.atomicity.agent.methods;

import dev.atomicity.steps.Operation;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the hooks of calls that signal waiting threads, and the hooks before a wait that may miss a signal. */
final class SignalCallWriter {
    private static final String SIGNALS = "dev/atomicity/hooks/SignalHooks";

    private final MethodVisitor code;
    private final HookWriter hooks;
    private final SpareLocals spare;

    SignalCallWriter(MethodVisitor code, HookWriter hooks, SpareLocals spare) {
        this.code = code;
        this.hooks = hooks;
        this.spare = spare;
    }

    /** The call has no arguments; it is recorded when it has succeeded, while the lock is still held. */
    void writeSignal(Call call, boolean isOfMonitor) {
        code.visitInsn(Opcodes.DUP); // condition condition
        call.writeTo(code); // condition
        hooks.callAtSite(
                SIGNALS,
                "signalled",
                HookWriter.OBJECT_AT_SITE,
                isOfMonitor ? Operation.NOTIFIES : Operation.SIGNALS,
                isOfMonitor ? "monitor" : "condition");
    }

    /** The stack is as for the call alone, before and after; the call itself is not written. */
    void writeHookBeforeWait(Call instruction, boolean isOfMonitor) {
        StoredCall call = StoredCall.store(instruction, spare, code);
        code.visitInsn(Opcodes.DUP); // condition condition
        hooks.callAtSite(
                SIGNALS,
                isOfMonitor ? "waitsUnchecked" : "awaitsUnchecked",
                HookWriter.OBJECT_AT_SITE,
                isOfMonitor ? Operation.WAITS_ON : Operation.WAITS_FOR,
                isOfMonitor ? "monitor" : "condition");
        call.restoreAndForget(code);
    }
}
