package dev.atomicity.findings;

/** Answers as if the code of no method were known. A test overrides the questions that it is about. */
public class UnknownMethods implements Methods {
    @Override
    public boolean calls(String owner, String method, String calledOwner, String calledMethod) {
        return UNKNOWN.calls(owner, method, calledOwner, calledMethod);
    }

    @Override
    public boolean hasLoop(String owner, String method) {
        return UNKNOWN.hasLoop(owner, method);
    }

    @Override
    public int firstLine(String owner, String method, int line) {
        return UNKNOWN.firstLine(owner, method, line);
    }
}
