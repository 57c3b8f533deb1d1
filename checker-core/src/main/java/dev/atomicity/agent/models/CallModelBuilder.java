package dev.atomicity.agent.models;

import dev.atomicity.steps.Operation;

/** Builds a {@link CallModel}. The defaults are the values that most models have. */
final class CallModelBuilder {
    private final Operation operation;
    private final String hookOwner;
    private String hook;
    private int keyArgument = CallModel.NONE;
    private String hookAfter;
    private int subjectArgument = CallModel.NONE;
    private String hookIfDropped;
    private String condition;
    private CallModel.Order order = CallModel.Order.OF_HOOKS;
    private ArrayUse arrayUse = ArrayUse.NONE;
    private String global;

    CallModelBuilder(Operation operation, String hookOwner, String hook) {
        this.operation = operation;
        this.hookOwner = hookOwner;
        this.hook = hook;
    }

    CallModelBuilder(CallModel model) {
        this(model.operation(), model.hookOwner(), model.hook());
        keyArgument = model.keyArgument();
        hookAfter = model.hookAfter();
        subjectArgument = model.subjectArgument();
        hookIfDropped = model.hookIfDropped();
        condition = model.condition();
        order = model.order();
        arrayUse = model.arrayUse();
        global = model.global();
    }

    CallModelBuilder hook(String name) {
        hook = name;
        return this;
    }

    CallModelBuilder key(int argument) {
        keyArgument = argument;
        return this;
    }

    CallModelBuilder after(String name) {
        hookAfter = name;
        return this;
    }

    CallModelBuilder subject(int argument) {
        subjectArgument = argument;
        return this;
    }

    CallModelBuilder ifDropped(String name) {
        hookIfDropped = name;
        return this;
    }

    CallModelBuilder onlyIf(String when) {
        condition = when;
        return this;
    }

    CallModelBuilder ordered(CallModel.Order other) {
        order = other;
        return this;
    }

    CallModelBuilder arrayUse(ArrayUse use) {
        arrayUse = use;
        return this;
    }

    CallModelBuilder global(String variable) {
        global = variable;
        return this;
    }

    CallModel build() {
        return new CallModel(
                operation,
                hookOwner,
                hook,
                keyArgument,
                hookAfter,
                subjectArgument,
                hookIfDropped,
                condition,
                order,
                arrayUse,
                global);
    }
}
