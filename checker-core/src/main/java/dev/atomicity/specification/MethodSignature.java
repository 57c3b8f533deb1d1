package dev.atomicity.specification;

import dev.atomicity.steps.ParameterTypes;

/** The name of a method that distinguishes overloaded ones: class, method and the types of the parameters. */
public final class MethodSignature {
    private MethodSignature() {}

    /**
     * The signature, such as {@code com.acme.Account.transfer(com.acme.Account,int)}. Types have their packages: two that differ only in
     * them may be the parameters of two overloaded methods.
     *
     * @param className with dots
     * @param descriptor as in the class file
     */
    public static String of(String className, String method, String descriptor) {
        return className + "." + method + ParameterTypes.qualified(descriptor);
    }

    /** The class of the method, with dots. */
    public static String className(String signature) {
        String name = withoutParameters(signature);
        return name.substring(0, name.lastIndexOf('.'));
    }

    /** Class and method, such as {@code com.acme.Account.transfer}. */
    public static String withoutParameters(String signature) {
        return signature.substring(0, signature.indexOf('('));
    }
}
