package dev.atomicity.agent.models;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** The descriptors of the hooks around a modelled call. */
public final class HookDescriptors {
    private static final String OBJECT = "Ljava/lang/Object;";

    private HookDescriptors() {}

    /** @param arguments those of the call */
    public static String before(CallModel model, Type[] arguments) {
        if (model.passesAllArguments()) {
            return Stream.of(arguments)
                    .map(HookDescriptors::objectOrNumber)
                    .collect(Collectors.joining("", "(" + OBJECT, CallModel.THREAD + "I)V"));
        }
        if (model.isOfHandle()) {
            return "(" + OBJECT + OBJECT + "I" + CallModel.THREAD + "I)V";
        }
        String key = model.keyArgument() < 0 ? "" : objectOrNumber(arguments[model.keyArgument()]);
        return model.replacesFunction()
                ? "(" + OBJECT + key + OBJECT + CallModel.THREAD + "I)" + OBJECT
                : "(" + OBJECT + key + CallModel.THREAD + "I)V";
    }

    private static String objectOrNumber(Type type) {
        return type.getSort() >= Type.ARRAY ? OBJECT : "I";
    }

    /** @param result that of the call */
    public static String after(CallModel model, Type result) {
        boolean isStamp = result.getSort() == Type.LONG && model.hookOwner().equals(HookOwners.ATTEMPTS);
        boolean isYesOrNo = result.getSort() == Type.BOOLEAN || HookNames.EXCHANGED.equals(model.hookAfter());
        String passed = isStamp ? "J" : isYesOrNo ? "Z" : OBJECT;
        String part = model.viewsPart() ? "II" : "";
        return "(" + passed + OBJECT + part + CallModel.THREAD + (model.viewsArray() ? "I)V" : ")V");
    }
}
