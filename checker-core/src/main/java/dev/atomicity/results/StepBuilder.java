package dev.atomicity.results;

import dev.atomicity.steps.Operation;

/** Puts a step together. What is not set is not known. */
public final class StepBuilder {
    private String thread;
    private int threadId;
    private Long transaction;
    private String region;
    private Operation operation;
    private String variable;
    private Long object;
    private Integer index;
    private Long part;
    private String className;
    private String method;
    private String file;
    private int line = -1;
    private String source;
    private String value;

    StepBuilder() {}

    StepBuilder(Step model) {
        this.thread = model.thread();
        this.threadId = model.threadId();
        this.transaction = model.transaction();
        this.region = model.region();
        this.operation = model.operation();
        this.variable = model.variable();
        this.object = model.object();
        this.index = model.index();
        this.part = model.part();
        this.className = model.className();
        this.method = model.method();
        this.file = model.file();
        this.line = model.line();
        this.source = model.source();
        this.value = model.value();
    }

    public StepBuilder thread(String name, int id) {
        this.thread = name;
        this.threadId = id;
        return this;
    }

    /** The run of an atomic region that it belongs to. */
    public StepBuilder run(Long newTransaction, String newRegion) {
        this.transaction = newTransaction;
        this.region = newRegion;
        return this;
    }

    /** What happened, and to what. */
    public StepBuilder operation(Operation newOperation, String newVariable) {
        this.operation = newOperation;
        this.variable = newVariable;
        return this;
    }

    public StepBuilder object(Long value) {
        this.object = value;
        return this;
    }

    public StepBuilder index(Integer value) {
        this.index = value;
        return this;
    }

    public StepBuilder part(Long value) {
        this.part = value;
        return this;
    }

    /** The code that did it. */
    public StepBuilder method(String newClassName, String newMethod) {
        this.className = newClassName;
        this.method = newMethod;
        return this;
    }

    /** Where that code is in the sources. */
    public StepBuilder place(String newFile, int newLine, String newSource) {
        this.file = newFile;
        this.line = newLine;
        this.source = newSource;
        return this;
    }

    public StepBuilder value(String value) {
        this.value = value;
        return this;
    }

    public Step build() {
        return new Step(
                thread,
                threadId,
                transaction,
                region,
                operation,
                variable,
                object,
                index,
                part,
                className,
                method,
                file,
                line,
                source,
                value);
    }
}
